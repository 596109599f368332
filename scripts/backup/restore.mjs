import { existsSync } from 'node:fs';
import { CommandError } from '../setup/command-error.mjs';
import { findPostgresProgram, runAgainstDatabase, withDatabaseClient } from './postgres-tools.mjs';

/**
 * Restores a backup into an empty database, completely or not at all. Never overwrites existing data.
 *
 * @param {string} databaseUrl
 * @param {string} file
 */
export async function restore(databaseUrl, file) {
  if (!existsSync(file)) throw new CommandError(`File not found: ${file}`);
  const tables = await withDatabaseClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    return rows[0].count;
  });
  if (tables > 0)
    throw new CommandError(
      `The database is not empty: it has ${tables} ${tables === 1 ? 'table' : 'tables'}. Create an empty database and set DATABASE_URL to it.`,
    );
  const program = await findPostgresProgram('pg_restore', databaseUrl);
  const { pathname } = new URL(databaseUrl);
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  runAgainstDatabase(program, [...args, `--dbname=${pathname.slice(1)}`, file], databaseUrl);
}
