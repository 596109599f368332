import { runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { runProgram } from './setup/run-program.mjs';

/**
 * `npm run rehearse-upgrade -- [revision] [--planted]`: upgrades from an older revision to the current one while
 * simulated users book. `--planted` adds a change that must make the rehearsal fail. Uses a temporary PostgreSQL, or a
 * temporary database on the server of DATABASE_URL.
 */
await runCommand(async () => {
  readSettings();
  await ensureInstalled();
  await ensureBuilt();
  const program = [...nodeFlags, 'scripts/upgrade/rehearse-upgrade.ts', ...process.argv.slice(2)];
  return runProgram(findNode(), program, { env: getNodeEnvironment() });
});
