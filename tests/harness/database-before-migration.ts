import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '@studio/server/platform/database/migrations-folder';

export interface DatabaseBeforeMigration {
  database: PGlite;
  /** Runs the migration that the database was opened for. */
  migrate(): Promise<void>;
}

/** Opens an empty embedded database with all migrations before the one with this tag. The caller closes it. */
export async function openDatabaseBeforeMigration(tag: string): Promise<DatabaseBeforeMigration> {
  const database = await PGlite.create();
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const tags = (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map((entry) => entry.tag);
  const run = async (each: string) => {
    const sql = readFileSync(join(migrationsFolder, `${each}.sql`), 'utf8');
    for (const statement of sql.split('--> statement-breakpoint')) await database.exec(statement);
  };
  for (const each of tags.slice(0, tags.indexOf(tag))) await run(each);
  return { database, migrate: () => run(tag) };
}
