import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '@studio/server/platform/database';
import { openPglite } from '@studio/server/platform/pglite';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase: string;
  }
}

/** Before the tests of a project: makes one embedded database with every table, as a file that each of them begins with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  const file = join(folder, 'database.tar');
  const database = await openPglite();
  const dump = await database.pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('migratedDatabase', file);
  return () => rm(folder, { recursive: true });
}

/** What an embedded database in memory begins with, in a fifth of the time that a new one takes: every table, empty. */
export function migratedDump(): Blob {
  return new Blob([readFileSync(inject('migratedDatabase'))]);
}

/** An embedded database of one's own, in memory, with every table. */
export function openMigrated(): Promise<Database & { pglite: PGlite }> {
  return openPglite({ from: migratedDump() });
}
