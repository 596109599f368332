import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Orm, PreparedStatement, QueryExecutor } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Start options of the embedded database. Its shared buffers, 128 MB by default, count towards the memory of this
 * process, and the operating system caches the files anyway.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Methods that PGlite and its transactions share. */
type Session = Pick<PGlite, 'query' | 'exec'>;

/**
 * Opens the embedded database in a folder, or in memory without one, and runs its migrations.
 * @param from a dump to load into a new database
 */
export async function openPglite({
  folder,
  from,
}: {
  folder?: string;
  from?: Blob;
} = {}): Promise<Database & { pglite: PGlite }> {
  const where = {
    startParams,
    ...(folder ? { dataDir: folder } : {}),
    ...(from ? { loadDataDir: from } : {}),
  };
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
  // Drizzle only calls `query` on its client, and PGlite's transactions have that method too.
  const orm = drizzle(session as PGlite) as unknown as Orm;
  return {
    orm,
    run: async <Row>({ text }: PreparedStatement, values: readonly unknown[]) => {
      const result = await session.query<Row>(text, [...values]);
      return result.rows;
    },
  };
}
