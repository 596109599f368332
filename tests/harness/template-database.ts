import { randomBytes } from 'node:crypto';
import { fromPool, type SandboxDatabase } from '@studio/sandbox/database';
import type { Database } from '@studio/server/platform/database';
import { migratePostgres, openPostgres } from '@studio/server/platform/postgres';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabaseOn, type RealPostgres, startRealPostgres } from '../races/harness/real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase?: string;
  }
}

/** Kept where every project of a run finds it: each of them loads this module anew. */
const made: typeof globalThis & { templateServer?: { template: string; postgres: RealPostgres } } =
  globalThis;

/**
 * Before the tests of a project: starts a PostgreSQL with one database that has every table, and is only copied; the
 * projects of a run share it. What the tests ask takes it two thirds of the time of the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  made.templateServer ??= await startTemplate();
  project.provide('templateDatabase', made.templateServer.template);
  return async () => {
    const server = made.templateServer;
    delete made.templateServer;
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

/** A copy of the database that has every table, for one file of tests; closing it removes it. */
export async function openDatabaseCopy(): Promise<Database & { pool: Pool; sandbox: SandboxDatabase }> {
  const template = inject('templateDatabase');
  if (!template) throw new Error('This project has no PostgreSQL: see vitest.config.ts.');
  const url = new URL(template);
  const original = url.pathname.slice(1);
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  url.pathname = `/${name}`;
  // One session, as the embedded database has: a call to the outside from within a transaction is not answered here either.
  const database = openPostgres(url.href, 1);
  return {
    ...database,
    sandbox: fromPool(database.pool),
    close: async () => {
      await database.close();
      await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Through the server's first database: of those that are made and removed nobody may be in. */
async function onServer(url: URL, statement: string): Promise<void> {
  const first = new URL(url);
  first.pathname = '/postgres';
  const client = new Client({ connectionString: first.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
