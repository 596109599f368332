import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromPGlite, type SandboxDatabase } from '@studio/sandbox/database';
import type { Database } from '@studio/server/platform/database';
import { openPglite } from '@studio/server/platform/pglite';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabaseCopy } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase?: string;
  }
}

/** Kept where every project of a run finds it: each of them loads this module anew. */
const made: typeof globalThis & { migratedDatabase?: string } = globalThis;

/**
 * Before the tests of a project: makes one embedded database with every table, as a file that each of them begins with.
 * The projects of a run come one after the other, and share what the first has made.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  made.migratedDatabase ??= await makeDump();
  const file = made.migratedDatabase;
  project.provide('migratedDatabase', file);
  return async () => {
    delete made.migratedDatabase;
    await rm(dirname(file), { recursive: true, force: true });
  };
}

async function makeDump(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'migrated-')), 'database.tar');
  const database = await openPglite();
  const dump = await database.pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  return file;
}

/** What an embedded database in memory begins with, in a fifth of the time that a new one takes: every table, empty. */
export function getMigratedDump(): Blob {
  const file = inject('migratedDatabase');
  if (!file) throw new Error('This project has no embedded database: see vitest.config.ts.');
  return new Blob([readFileSync(file)]);
}

/** A database of one's own with every table: on the PostgreSQL of the run, or embedded in memory where the project has none. */
export async function openMigratedDatabase(): Promise<Database & { sandbox: SandboxDatabase }> {
  if (inject('templateDatabase')) return openDatabaseCopy();
  const database = await openPglite({ from: getMigratedDump() });
  return { ...database, sandbox: fromPGlite(database.pglite) };
}
