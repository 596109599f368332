import { checkNode } from './setup/check-node.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, nodeEnvironment, sourceFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { run } from './setup/run.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run sandbox`: the stand-ins for the outside world alone. */
await finishWith(async () => {
  checkNode();
  readSettings();
  await ensureInstalled();
  return run(findNode(), [...sourceFlags, 'apps/sandbox/src/main.ts'], { env: nodeEnvironment() });
});
