import type { ReadImportFileResponse } from '@studio/contracts/staff-import';
import {
  type ColumnMeaning,
  type ImportKind,
  type ImportOptions,
  validateColumns,
} from '@studio/domain/people-import/columns';
import { countPackRows } from '@studio/domain/people-import/parse-row';
import { guessDateOrder } from '@studio/domain/people-import/parse-values';
import type { ImportSystem } from '@studio/domain/people-import/presets';
import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { hashText, readImportTable, readImportText } from './read-import-file.ts';
import { addSuggestedClasses } from './review-booking-rows.ts';
import { addSuggestedChoices } from './review-import-rows.ts';
import { emptyImportTotals, findColumnChoices, type ImportRow } from './store.ts';
import { imports } from './tables.ts';

const dateMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>([
  'expires',
  'nextPayment',
  'waiver',
  'date',
]);

/**
 * Parses a file, saves it as a draft and suggests the meaning of its columns. Throws AppError bad_request.
 */
export async function saveImportDraft(
  { database, clock }: Services,
  {
    branchId,
    kind,
    system,
    fileName,
    content,
    by,
  }: {
    branchId: string;
    kind: ImportKind;
    system: ImportSystem | null;
    fileName: string;
    content: string;
    by: string;
  },
): Promise<ReadImportFileResponse> {
  const source = readImportText(content);
  const table = readImportTable(source);
  const { headings, rows } = table;
  const fileHash = hashText(source);
  const now = clock.now();
  const samples = rows.slice(0, 200).map(({ cells }) => cells);
  const remembered = await findColumnChoices(database, branchId, hashHeadings(headings, kind));
  const columns =
    remembered && !validateColumns(remembered.columns, kind)
      ? remembered.columns
      : suggestColumns(headings, samples, kind, system);
  const fresh: ImportOptions = {
    dates: guessDateOrder(
      rows.flatMap(({ cells }) => cells.filter((_, at) => dateMeanings.has(columns[at] ?? 'ignored'))),
    ),
    unclear: 'leave',
    packs: remembered?.options.packs ?? {},
    plans: remembered?.options.plans ?? {},
    visits: remembered?.options.visits ?? {},
    classes: remembered?.options.classes ?? {},
  };
  const options = await (kind === 'bookings' ? addSuggestedClasses : addSuggestedChoices)(
    database,
    branchId,
    table,
    { columns, options: fresh },
  );
  const draft: ImportRow = {
    branchId,
    id: uuidv7(),
    kind,
    fileName: fileName || 'Pasted rows',
    fileHash,
    source,
    columns,
    options,
    status: 'DRAFT',
    rows: rows.length,
    position: 0,
    totals: emptyImportTotals,
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
    kind,
    fileName: draft.fileName,
    headings,
    samples: headings.map((_, at) => samples.slice(0, 3).map((cells) => (cells[at] ?? '').slice(0, 80))),
    rows: rows.length,
    columns,
    options,
    packRows: Object.fromEntries(countPackRows(headings, columns, rows)),
    isRemembered: remembered !== null,
  };
}

/** Returns a hash that is equal for files of one kind with the same headings, ignoring case. */
export function hashHeadings(headings: readonly string[], kind: ImportKind): string {
  const names = headings.map((heading) => heading.toLowerCase());
  return hashText(JSON.stringify(kind === 'people' ? names : [kind, ...names]));
}

/** Returns the error for an import of a file that is being imported or undone right now. */
export function createRunningImportError(fileName: string): AppError {
  return new AppError(
    'not_changeable',
    `This file is being imported right now as ‘${fileName}’. Wait until that finishes.`,
  );
}
