import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { findPostgresProgram, runAgainstDatabase } from './postgres-tools.mjs';

/**
 * Writes a consistent snapshot of the whole database to a file while the database is in use.
 * The job queue's schema is excluded, since it is recreated.
 * An existing file is replaced only once the new one is complete.
 * The file contains personal data and the installation's keys, so it is created with access for its owner only.
 *
 * @param {string} databaseUrl
 * @param {string} file
 */
export async function backUp(databaseUrl, file) {
  const program = await findPostgresProgram('pg_dump', databaseUrl);
  const unfinished = `${file}.unfinished`;
  // Removes an unfinished file first: it would keep its own permissions.
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
