import { checkNode } from './setup/check-node.mjs';
import { checkPort } from './setup/check-port.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, nodeEnvironment, sourceFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { run } from './setup/run.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm start`: installs and builds what is missing, then serves the site until it is stopped. */
await finishWith(async () => {
  checkNode();
  readSettings();
  await checkPort();
  await ensureInstalled();
  await ensureBuilt();
  return run(findNode(), [...sourceFlags, 'scripts/serve.ts'], {
    env: { ...nodeEnvironment(), NODE_ENV: process.env.NODE_ENV || 'production' },
  });
});
