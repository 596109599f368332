import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as onPool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';

/** A connection that somebody else opened and closes: PostgreSQL 15 or newer, or the embedded one. */
export type Connection = { pool: Pool } | { pglite: PGlite };

/**
 * The pool's tables, in the schema `identity`. Inside `transaction` ask only the handle it passes: on the embedded
 * database, which has one session, the outer one would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What a use case may ask: the database, or one transaction on it. */
export type QueryExecutor = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

const migrations = {
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
  migrationsSchema: 'identity',
};

/** Any number: the same in every process, so that only one of them migrates at a time. */
const migrationLock = 7_204_119;

/** Opens the tables on a connection and brings their schema up to date. */
export async function openDatabase(connection: Connection): Promise<Database> {
  if ('pglite' in connection) {
    const database = onPglite(connection.pglite);
    await migratePglite(database, migrations);
    return database as unknown as Database;
  }
  const client = await connection.pool.connect();
  try {
    // Whoever comes second waits until the first is done; a migration waits for its tables only a little.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(`SET lock_timeout = '5s'`);
    await migratePool(onPool(client), migrations);
  } finally {
    // Closed, and not given back: what was set for the migrations was set for its session. It gives up the lock, too.
    client.release(true);
  }
  return onPool(connection.pool) as unknown as Database;
}
