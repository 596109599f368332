import { checkNode } from './setup/check-node.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, nodeEnvironment, sourceFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { run } from './setup/run.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run admin -- invite <email>`, `-- reset-password <email>` and `-- rotate-keys`: what is done from the studio's machine and not on the site. */
await finishWith(async () => {
  checkNode();
  readSettings();
  await ensureInstalled();
  const args = process.argv.slice(2);
  return run(findNode(), [...sourceFlags, 'scripts/admin/admin.ts', ...args], { env: nodeEnvironment() });
});
