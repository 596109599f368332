import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, type Orm, type Queries, repeatLostRace, type Statement } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number: the same in every process, so that only one of them migrates at a time. */
const migrationLock = 7_204_118;

/** Opens a pool of connections to a PostgreSQL of version 15 or newer. `connections` is the pool's size. */
export function openPostgres(url: string, connections = 10): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  const queries = queriesOn(pool);
  return {
    kind: 'postgres',
    pool,
    ...queries,
    run: (statement, values) => repeatLostRace(() => queries.run(statement, values)),
    transaction: (work) => repeatLostRace(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/** Brings the schema up to date, one process at a time. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // While a migration waits for a table, everybody else waits behind it: better to fail, and be started again.
    await client.query(`SET lock_timeout = '5s'`);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  const orm = drizzle(client) as unknown as Orm;
  return {
    orm,
    run: async <Row>({ name, text }: Statement, values: readonly unknown[]) => {
      const result = await client.query({ name, text, values: [...values] });
      return result.rows as Row[];
    },
  };
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queriesOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
