import { randomBytes } from 'node:crypto';
import { createDatabaseFromPool, type SandboxDatabase } from '@studio/sandbox/database';
import { ConnectionLostError } from '@studio/server/platform/database/classify-database-error';
import type { Database } from '@studio/server/platform/database/database';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabaseOn, type RealPostgres, startRealPostgres } from '../races/harness/real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase?: string;
  }
}

/** Stored globally, because each Vitest project loads this module again. */
const globals: typeof globalThis & { templateServer?: { template: string; postgres: RealPostgres } } =
  globalThis;

/**
 * Starts PostgreSQL before a project's tests, with one migrated template database, of which each test file gets a copy.
 * Projects share the server. Tests take two thirds of the time that they take with the embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globals.templateServer ??= await startTemplate();
  project.provide('templateDatabase', globals.templateServer.template);
  return async () => {
    const server = globals.templateServer;
    delete globals.templateServer;
    await server?.postgres.stop();
  };
}

async function startTemplate(): Promise<{ template: string; postgres: RealPostgres }> {
  const postgres = await startRealPostgres();
  try {
    const template = await createDatabaseOn(postgres.socketUrl);
    await migratePostgres(template);
    return { template, postgres };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Copies the template database for one test file. Closing it drops the copy. */
export async function openDatabaseCopy(): Promise<Database & { pool: Pool; sandbox: SandboxDatabase }> {
  const template = inject('templateDatabase');
  if (!template) throw new Error('This project has no PostgreSQL: see vitest.config.ts.');
  const url = new URL(template);
  const original = url.pathname.slice(1);
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await runOnServer(url, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  url.pathname = `/${name}`;
  // One session, as in the embedded database, so that external calls from within a transaction deadlock here too.
  const database = openPostgres(url.href, 1);
  // Stays open while a test is idle, because on a busy machine a request may not wait long enough for a new one.
  database.pool.options.idleTimeoutMillis = 0;
  await waitForConnection(database.pool);
  return {
    ...database,
    sandbox: createDatabaseFromPool(database.pool),
    close: async () => {
      await database.close();
      await runOnServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Waits for the first connection, which takes longer on a busy machine than a request may wait for it. */
async function waitForConnection(pool: Pool): Promise<void> {
  for (;;) {
    try {
      (await pool.connect()).release();
      return;
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error;
    }
  }
}

/**
 * Runs a statement from the server's default database, because a database can't be copied or dropped while connections
 * to it are open.
 */
async function runOnServer(url: URL, statement: string): Promise<void> {
  const adminUrl = new URL(url);
  adminUrl.pathname = '/postgres';
  const client = new Client({ connectionString: adminUrl.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
