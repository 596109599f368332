import type { ReadImportFileResponse } from '@studio/contracts/staff-import';
import { type ImportOptions, validateColumns } from '@studio/domain/people-import/columns';
import { guessDateOrder } from '@studio/domain/people-import/parse-values';
import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { hashText, readImportTable, readImportText } from './read-import-file.ts';
import { addSuggestedPacks } from './review-import-rows.ts';
import { emptyTotals, findColumnChoices, type ImportRow } from './store.ts';
import { imports } from './tables.ts';

/**
 * Parses a file, saves it as a draft and suggests the meaning of its columns. Throws AppError bad_request and
 * not_changeable.
 */
export async function saveImportDraft(
  { database, clock }: Services,
  { branchId, fileName, content, by }: { branchId: string; fileName: string; content: string; by: string },
): Promise<ReadImportFileResponse> {
  const source = readImportText(content);
  const { headings, rows } = readImportTable(source);
  const fileHash = hashText(source);
  await rejectDuplicate(database, branchId, fileHash);
  const now = clock.now();
  const samples = rows.slice(0, 200).map(({ cells }) => cells);
  const remembered = await findColumnChoices(database, branchId, hashHeadings(headings));
  const columns =
    remembered && !validateColumns(remembered.columns)
      ? remembered.columns
      : suggestColumns(headings, samples);
  const expires = columns.indexOf('expires');
  const fresh: ImportOptions = {
    dates: guessDateOrder(rows.map(({ cells }) => cells[expires] ?? '')),
    unclear: 'leave',
    packs: remembered?.options.packs ?? {},
  };
  const options = await addSuggestedPacks(database, branchId, source, { columns, options: fresh });
  const draft: ImportRow = {
    branchId,
    id: uuidv7(),
    fileName: fileName || 'Pasted rows',
    fileHash,
    source,
    columns,
    options,
    status: 'DRAFT',
    rows: rows.length,
    position: 0,
    totals: emptyTotals,
    startedBy: by,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    undoneBy: null,
    undoneAt: null,
  };
  await database.orm.insert(imports).values(draft);
  return {
    ok: true,
    importId: draft.id,
    fileName: draft.fileName,
    headings,
    samples: headings.map((_, at) => samples.slice(0, 3).map((cells) => (cells[at] ?? '').slice(0, 80))),
    rows: rows.length,
    columns,
    options,
    isRemembered: remembered !== null,
  };
}

/** Returns a hash that is equal for files with the same headings, ignoring case. */
export function hashHeadings(headings: readonly string[]): string {
  return hashText(JSON.stringify(headings.map((heading) => heading.toLowerCase())));
}

async function rejectDuplicate(
  database: Services['database'],
  branchId: string,
  fileHash: string,
): Promise<void> {
  const [previous] = await database.orm
    .select({ fileName: imports.fileName })
    .from(imports)
    .where(
      and(
        eq(imports.branchId, branchId),
        eq(imports.fileHash, fileHash),
        inArray(imports.status, ['RUNNING', 'DONE', 'UNDOING']),
      ),
    );
  if (previous) throw describePreviousImport(previous.fileName);
}

/** Returns the error for a second import of the same file. */
export function describePreviousImport(fileName: string): AppError {
  return new AppError(
    'not_changeable',
    `You’ve already imported this file as ‘${fileName}’. Undo that import before you import it again.`,
  );
}
