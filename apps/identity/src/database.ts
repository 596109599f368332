import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as onPool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';

/** Connection that the caller opens and closes: PostgreSQL 15 or newer, or the embedded PGlite. */
export type Connection = { pool: Pool } | { pglite: PGlite };

/**
 * Tables of the user pool, in the schema `identity`. Inside `transaction` use only the handle that it passes: on
 * PGlite, which has one session, the outer handle would wait for itself forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Database or transaction that a use case queries. */
export type QueryExecutor = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

const migrations = {
  migrationsFolder: join(dirname(findPackageJSON('@studio/identity', import.meta.url) ?? ''), 'migrations'),
  migrationsSchema: 'identity',
};

/** Arbitrary lock id, equal in all processes, so that only one migrates at a time. */
const migrationLock = 7_204_119;

/** Connects and migrates the schema. */
export async function openDatabase(connection: Connection): Promise<Database> {
  if ('pglite' in connection) {
    const database = onPglite(connection.pglite);
    await migratePglite(database, migrations);
    return database as unknown as Database;
  }
  const client = await connection.pool.connect();
  try {
    // Turns the time limits off, so that a second process waits for the advisory lock while the first one migrates.
    // Each migration waits for table locks for at most 5 s.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(`SET lock_timeout = '5s'`);
    await migratePool(onPool(client), migrations);
  } finally {
    // Closes the connection instead of returning it to the pool, because the settings above would stay in its session.
    // Closing it also releases the lock.
    client.release(true);
  }
  return onPool(connection.pool) as unknown as Database;
}
