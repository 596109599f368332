import { randomBytes } from 'node:crypto';
import { createDatabaseFromPool, type SandboxDatabase } from '@studio/sandbox/database';
import { ConnectionLostError } from '@studio/server/platform/database/classify-database-error';
import type { Database } from '@studio/server/platform/database/database';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabaseOn, type RealPostgres, startRealPostgres } from '../races/harness/real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase?: string;
    /** Copy of the template with the seeded studio at `seedTime`. */
    seededDatabase?: string;
  }
}

/** Stored globally, because each Vitest project loads this module again. */
const globals: typeof globalThis & { templateServer?: TemplateServer } = globalThis;

interface TemplateServer {
  postgres: RealPostgres;
  template: string;
  seeded: string;
}

/** Time at which test studios open unless a test names another: a Monday morning in November. */
export const seedTime = '2026-11-23T06:00:00Z';

/**
 * Starts PostgreSQL before a project's tests, with two template databases, of which each test file gets a copy of one: a
 * migrated one, and one with the seeded studio, since seeding takes half of the time in which a studio opens. Projects
 * share the server. Tests take two thirds of the time that they take with the embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globals.templateServer ??= await startTemplate();
  project.provide('templateDatabase', globals.templateServer.template);
  project.provide('seededDatabase', globals.templateServer.seeded);
  return async () => {
    const server = globals.templateServer;
    delete globals.templateServer;
    await server?.postgres.stop();
  };
}

async function startTemplate(): Promise<TemplateServer> {
  const postgres = await startRealPostgres();
  try {
    const template = await createDatabaseOn(postgres.socketUrl);
    await migratePostgres(template);
    const { href: seeded } = await copyDatabase(template, 'seeded');
    const database = openPostgres(seeded, 1);
    await initialiseBranch(database, new Date(seedTime));
    await database.close();
    return { postgres, template, seeded };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Copies a template database for one test file. Closing it drops the copy. */
export async function openDatabaseCopy(
  from: 'templateDatabase' | 'seededDatabase' = 'templateDatabase',
): Promise<Database & { pool: Pool; sandbox: SandboxDatabase }> {
  const template = inject(from);
  if (!template) throw new Error('This project has no PostgreSQL: see vitest.config.ts.');
  const name = `copy_${randomBytes(6).toString('hex')}`;
  const url = await copyDatabase(template, name);
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

/** Copies a database on its server. Returns the URL of the copy. */
async function copyDatabase(from: string, name: string): Promise<URL> {
  const url = new URL(from);
  await runOnServer(url, `CREATE DATABASE ${name} TEMPLATE ${url.pathname.slice(1)}`);
  url.pathname = `/${name}`;
  return url;
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
