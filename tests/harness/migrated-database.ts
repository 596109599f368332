import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createDatabaseFromPGlite, type SandboxDatabase } from '@studio/sandbox/database';
import type { Database } from '@studio/server/platform/database/database';
import { openPglite } from '@studio/server/platform/database/pglite';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabaseCopy } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase?: string;
  }
}

/** Stored globally, because each Vitest project loads this module again. */
const globals: typeof globalThis & { migratedDatabase?: string } = globalThis;

/**
 * Creates an embedded database with all tables before a project's tests, as a dump that they start from. Projects run
 * one after another and share the dump.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globals.migratedDatabase ??= await createDump();
  const file = globals.migratedDatabase;
  project.provide('migratedDatabase', file);
  return async () => {
    delete globals.migratedDatabase;
    await rm(dirname(file), { recursive: true, force: true });
  };
}

async function createDump(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'migrated-')), 'database.tar');
  const database = await openPglite();
  const dump = await database.pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  return file;
}

/** Returns the dump of an empty database with all tables. Loading it takes a fifth of the time of migrating. */
export function getMigratedDump(): Blob {
  const file = inject('migratedDatabase');
  if (!file) throw new Error('This project has no embedded database: see vitest.config.ts.');
  return new Blob([readFileSync(file)]);
}

/**
 * Opens a database with all tables: a copy in the run's PostgreSQL, or an embedded one in projects without it. The copy
 * already contains the studio as it is seeded at `seedTime` if the caller `isSeeding` it at that time.
 */
export async function openMigratedDatabase(
  isSeeding = false,
): Promise<Database & { sandbox: SandboxDatabase }> {
  if (inject('templateDatabase')) return openDatabaseCopy(isSeeding ? 'seededDatabase' : 'templateDatabase');
  const database = await openPglite({ from: getMigratedDump() });
  return { ...database, sandbox: createDatabaseFromPGlite(database.pglite) };
}
