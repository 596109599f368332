import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';

/**
 * Database access of the sandbox: SQL with $1 placeholders, and transactions. Inside `transaction` use only the handle
 * that its callback gets, because on PGlite the outer handle would wait forever.
 */
export interface SandboxDatabase {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (tx: SandboxDatabase) => Promise<T>): Promise<T>;
}

/** Wraps a PostgreSQL connection pool. Each transaction uses its own connection. */
export function createDatabaseFromPool(pool: Pool): SandboxDatabase {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const { rows } = await pool.query(text, values);
      return rows as Row[];
    },
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(insideClient(client));
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
    },
  };
}

/** Wraps an embedded PGlite, which has a single session. */
export function createDatabaseFromPGlite(pglite: PGlite): SandboxDatabase {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      return (await pglite.query<Row>(text, values)).rows;
    },
    transaction: (work) => pglite.transaction((tx) => work(insidePGlite(tx))),
  };
}

function insideClient(client: PoolClient): SandboxDatabase {
  const inner: SandboxDatabase = {
    async query<Row>(text: string, values: unknown[] = []) {
      const { rows } = await client.query(text, values);
      return rows as Row[];
    },
    transaction: (work) => work(inner),
  };
  return inner;
}

function insidePGlite(tx: Transaction): SandboxDatabase {
  const inner: SandboxDatabase = {
    async query<Row>(text: string, values: unknown[] = []) {
      return (await tx.query<Row>(text, values)).rows;
    },
    transaction: (work) => work(inner),
  };
  return inner;
}
