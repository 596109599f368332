import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { runProgram } from './setup/run-program.mjs';

/** `npm run sandbox`: runs only the sandbox of the external services. */
await runCommand(async () => {
  checkNode();
  readSettings();
  await ensureInstalled();
  return runProgram(findNode(), [...nodeFlags, 'apps/sandbox/src/main.ts'], { env: getNodeEnvironment() });
});
