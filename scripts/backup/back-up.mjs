import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { findPostgresProgram, runAgainstDatabase } from './postgres-tools.mjs';

/**
 * Writes the whole database to a file, as it stands at one moment, while it is used; the queue of jobs without its rows, since
 * it is made anew. A file that is there is replaced only by a whole one. Everybody's data and the installation's keys are in
 * it: nobody but its owner can read it, from its first byte on.
 *
 * @param {string} databaseUrl
 * @param {string} file
 */
export async function backUp(databaseUrl, file) {
  const program = await findPostgresProgram('pg_dump', databaseUrl);
  const unfinished = `${file}.unfinished`;
  // One that was left keeps whoever may read it.
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--exclude-schema=pgboss',
    `--file=${unfinished}`,
  ];
  runAgainstDatabase(program, args, databaseUrl);
  renameSync(unfinished, file);
}
