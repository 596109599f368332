import { retention } from '@studio/domain/privacy/retention';
import { and, desc, eq, ne } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { type ImportTotals, importHeadings, imports } from './tables.ts';

export type ImportRow = typeof imports.$inferSelect;

export interface ImportId {
  branchId: string;
  importId: string;
}

export const emptyImportTotals: ImportTotals = {
  added: 0,
  existing: 0,
  skipped: 0,
  packs: 0,
  sessions: 0,
  removed: 0,
  kept: 0,
  reversed: 0,
  used: 0,
  memberships: 0,
  bookings: 0,
  completed: 0,
};

export const whereImport = ({ branchId, importId }: ImportId) =>
  and(eq(imports.branchId, branchId), eq(imports.id, importId));

/** Returns an import. Throws AppError not_found. */
export async function requireImport(db: QueryExecutor, id: ImportId): Promise<ImportRow> {
  const [row] = await db.orm.select().from(imports).where(whereImport(id));
  if (!row) throw new AppError('not_found', 'This import has expired. Choose the file again.');
  return row;
}

/** Locks the import until the transaction ends. Throws AppError not_found. */
export async function lockImport(tx: QueryExecutor, id: ImportId): Promise<ImportRow> {
  const [row] = await tx.orm.select().from(imports).where(whereImport(id)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateImport(
  tx: QueryExecutor,
  id: ImportId,
  changes: Partial<ImportRow>,
): Promise<void> {
  await tx.orm.update(imports).set(changes).where(whereImport(id));
}

/** Returns the last 50 imports, newest first. Excludes drafts. */
export function listImports(db: QueryExecutor, branchId: string): Promise<ImportRow[]> {
  return db.orm
    .select()
    .from(imports)
    .where(and(eq(imports.branchId, branchId), ne(imports.status, 'DRAFT')))
    .orderBy(desc(imports.createdAt))
    .limit(50);
}

export async function findColumnChoices(db: QueryExecutor, branchId: string, headings: string) {
  const [row] = await db.orm
    .select()
    .from(importHeadings)
    .where(and(eq(importHeadings.branchId, branchId), eq(importHeadings.headings, headings)));
  return row ?? null;
}

export async function saveColumnChoices(
  tx: QueryExecutor,
  row: typeof importHeadings.$inferInsert,
): Promise<void> {
  const { columns, options, updatedAt } = row;
  await tx.orm
    .insert(importHeadings)
    .values(row)
    .onConflictDoUpdate({
      target: [importHeadings.branchId, importHeadings.headings],
      set: { columns, options, updatedAt },
    });
}

const dropDrafts: PreparedStatement = {
  name: 'purge_import_drafts',
  text: `DELETE FROM imports WHERE status = 'DRAFT' AND created_at < $1::timestamptz`,
};

/** Deletes drafts that weren't imported within `retention.importDraftDays`, because they contain personal data. */
export async function purgeImportDrafts(db: QueryExecutor, now: Date): Promise<void> {
  await db.run(dropDrafts, [new Date(now.getTime() - retention.importDraftDays * 86_400_000)]);
}
