import { checkNode } from './setup/check-node.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, nodeEnvironment, sourceFlags } from './setup/find-node.mjs';
import { run } from './setup/run.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run soak`: steady traffic for half an hour (SOAK_MINUTES), and whether memory and answers stay as they are. */
await finishWith(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return run(findNode(), [...sourceFlags, 'bench/soak/soak.ts'], { env: nodeEnvironment() });
});
