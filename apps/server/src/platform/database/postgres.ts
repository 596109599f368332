import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import {
  type Database,
  type Orm,
  type PreparedStatement,
  type QueryExecutor,
  retryOnConflict,
} from './database.ts';
import { createDatabaseMonitor, type DatabaseMonitor } from './database-monitor.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { MonitoredPool, type PoolTimeouts } from './monitored-pool.ts';

/**
 * Id of the advisory lock for migrations. All processes use the same id, so that only one of them migrates at a time.
 */
const migrationLock = 7_204_118;

/**
 * Timeouts of requests. Browsers wait 30 s for a response, so a longer statement is useless. PostgreSQL breaks
 * deadlocks after 1 s, so a lock wait of 10 s means that the lock's holder hangs. A transaction is idle for 20 s only
 * if its process hangs.
 */
const requestTimeouts: PoolTimeouts = {
  connectMs: 5000,
  server: { statementMs: 25_000, lockMs: 10_000, idleInTransactionMs: 20_000 },
  responseTimeoutMs: 30_000,
};

/** Timeouts of the job queue, which maintains its own tables with statements that may take long. */
const queueTimeouts: PoolTimeouts = { connectMs: 10_000, server: null, responseTimeoutMs: 600_000 };

/**
 * Opens a connection pool to PostgreSQL 15 or newer.
 * @param connections size of the connection pool
 * @param log records when the database becomes unavailable and available again
 */
export function openPostgres(
  url: string,
  connections = 10,
  log?: FastifyBaseLogger,
): Database & { pool: pg.Pool; monitor: DatabaseMonitor } {
  const monitor = createDatabaseMonitor(url, log);
  const pool = new MonitoredPool(url, connections, requestTimeouts, monitor);
  const queries = queriesOn(pool);
  return {
    kind: 'postgres',
    pool,
    monitor,
    ...queries,
    run: (statement, values) => retryOnConflict(() => queries.run(statement, values)),
    transaction: (work) => retryOnConflict(() => inTransaction(pool, work)),
    close: async () => {
      monitor.close();
      await pool.end();
    },
  };
}

/** Opens the job queue's connection pool, with the same monitor. */
export function openQueuePool(url: string, monitor: DatabaseMonitor): pg.Pool {
  return new MonitoredPool(url, 3, queueTimeouts, monitor);
}

/**
 * Runs the migrations, one process at a time. Throws unless the encoding of the database is UTF-8, because names
 * couldn't be compared in another encoding.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8')
      throw new Error(
        `The database encoding is ${encoding}. Create a database with ENCODING 'UTF8' TEMPLATE template0.`,
      );
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // Every statement on a table queues behind a migration that waits for the table's lock. A failed start is better.
    await client.query(`SET lock_timeout = '5s'`);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

function queriesOn(client: pg.Pool | pg.PoolClient): QueryExecutor {
  const orm = drizzle(client) as unknown as Orm;
  return {
    orm,
    run: async <Row>({ name, text }: PreparedStatement, values: readonly unknown[]) => {
      const result = await client.query({ name, text, values: [...values] });
      return result.rows as Row[];
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: QueryExecutor) => Promise<Result>,
): Promise<Result> {
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
