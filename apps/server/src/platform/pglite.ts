import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Orm, PreparedStatement, QueryExecutor } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** What a transaction and the database itself have in common. */
type Session = Pick<PGlite, 'query' | 'exec'>;

/**
 * Opens the embedded database in a folder, or in memory without one, and brings its schema up to date. `from`: a dump that
 * one in memory begins with.
 */
export async function openPglite({
  folder,
  from,
}: {
  folder?: string;
  from?: Blob;
} = {}): Promise<Database & { pglite: PGlite }> {
  const where = { ...(folder ? { dataDir: folder } : {}), ...(from ? { loadDataDir: from } : {}) };
  const pglite = await PGlite.create(where);
  await migrate(drizzle(pglite), { migrationsFolder });
  return {
    kind: 'pglite',
    pglite,
    ...queriesOn(pglite),
    transaction: (work) => pglite.transaction((tx) => work(queriesOn(tx as unknown as PGlite))),
    close: () => pglite.close(),
  };
}

function queriesOn(session: Session): QueryExecutor {
  // Drizzle asks its client for nothing but `query`, which a transaction of PGlite has as well.
  const orm = drizzle(session as PGlite) as unknown as Orm;
  return {
    orm,
    run: async <Row>({ text }: PreparedStatement, values: readonly unknown[]) => {
      const result = await session.query<Row>(text, [...values]);
      return result.rows;
    },
  };
}
