import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { runProgram } from './setup/run-program.mjs';

/**
 * `npm run admin -- invite <email>`, `-- reset-password <email>` or `-- rotate-keys`: administers the user pool, with
 * the settings of the running site. Runs on the studio's own machine only.
 */
await runCommand(async () => {
  checkNode();
  readSettings();
  await ensureInstalled();
  const args = process.argv.slice(2);
  return runProgram(findNode(), [...nodeFlags, 'scripts/admin/admin.ts', ...args], {
    env: getNodeEnvironment(),
  });
});
