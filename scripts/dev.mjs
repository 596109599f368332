import { checkNode } from './setup/check-node.mjs';
import { checkPort } from './setup/check-port.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { runProgram } from './setup/run-program.mjs';

/**
 * `npm run dev`: runs the server and the site from their sources. After a change of a source, pages reload or the
 * server restarts.
 */
await runCommand(async () => {
  checkNode();
  readSettings();
  await checkPort();
  await ensureInstalled();
  await ensureBuilt({ production: false });
  const watched = ['apps/server/src', 'apps/identity/src', 'apps/sandbox/src', 'packages', 'scripts'];
  const watch = ['--watch-preserve-output', ...watched.map((folder) => `--watch-path=${folder}`)];
  return runProgram(findNode(), [...nodeFlags, ...watch, 'scripts/serve.ts'], {
    env: { ...getNodeEnvironment(), STUDIO_DEV: '1' },
  });
});
