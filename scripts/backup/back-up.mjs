import { programFor, runOn } from './postgres-tools.mjs';

/**
 * Writes the whole database to a file, as it stands at one moment, while it is used; the queue of jobs without its rows, since
 * it is made anew. A file that is there is replaced only by a whole one.
 *
 * @param {string} databaseUrl
 * @param {string} file
 */
export async function backUp(databaseUrl, file) {
  const program = await programFor('pg_dump', databaseUrl);
  const { renameSync } = await import('node:fs');
  const unfinished = `${file}.unfinished`;
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--exclude-schema=pgboss',
    `--file=${unfinished}`,
  ];
  runOn(program, args, databaseUrl);
  renameSync(unfinished, file);
}
