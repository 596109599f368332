import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkNode } from './setup/check-node.mjs';
import { CommandError, runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './setup/find-node.mjs';
import { projectRoot, runProgram } from './setup/run-program.mjs';

/** `npm run bench [-- name]`: runs every benchmark in bench/, or those whose file name contains the argument. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const nameFilter = process.argv[2] ?? '';
  const files = readdirSync(path.join(projectRoot, 'bench'))
    .filter((file) => file.endsWith('.bench.ts') && file.includes(nameFilter))
    .sort();
  if (files.length === 0) throw new CommandError(`No benchmark in bench/ has "${nameFilter}" in its name.`);
  let exitCode = 0;
  for (const file of files) {
    console.log(`\n── ${file.replace('.bench.ts', '')}`);
    const code = await runProgram(findNode(), [...nodeFlags, `bench/${file}`], { env: getNodeEnvironment() });
    exitCode = Math.max(exitCode, code);
  }
  return exitCode;
});
