import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { runProgram } from './setup/run-program.mjs';

/** `npm run soak`: sends steady traffic for half an hour (SOAK_MINUTES), and checks memory and response times. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return runProgram(findNode(), [...nodeFlags, 'bench/soak/soak.ts'], { env: getNodeEnvironment() });
});
