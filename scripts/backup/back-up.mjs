import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { findPostgresProgram, runAgainstDatabase } from './postgres-tools.mjs';

/**
 * Writes a consistent snapshot of the whole database to a file while the database is in use. Excludes the job queue's
 * schema, because the server recreates it. Replaces an existing file only when the new one is complete. Only the owner
 * can read the file, because it contains personal data and the installation's keys.
 *
 * @param {string} databaseUrl
 * @param {string} file
 */
export async function backUp(databaseUrl, file) {
  const program = await findPostgresProgram('pg_dump', databaseUrl);
  const unfinished = `${file}.unfinished`;
  // Removes the file of an interrupted backup. Writing into it would keep that file's permissions instead of 0600.
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
