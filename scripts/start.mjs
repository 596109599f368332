import { checkNode } from './setup/check-node.mjs';
import { checkPort } from './setup/check-port.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, getServerEnvironment, serverArgs } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { runProgram } from './setup/run-program.mjs';

/** `npm start`: installs and builds what is missing, then serves the site until it is stopped. */
await runCommand(async () => {
  checkNode();
  readSettings();
  await checkPort();
  await ensureInstalled();
  await ensureBuilt();
  return runProgram(findNode(), serverArgs, {
    env: {
      ...getNodeEnvironment(),
      ...getServerEnvironment(process.env.DATABASE_URL),
      NODE_ENV: process.env.NODE_ENV || 'production',
    },
  });
});
