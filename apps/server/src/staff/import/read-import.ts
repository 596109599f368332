import type { ImportReadAnswer } from '@studio/contracts/staff-import';
import { columnsProblem, type ImportOptions } from '@studio/domain/people-import/columns';
import { guessDateOrder } from '@studio/domain/people-import/read-values';
import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { withPacks } from './judge-import.ts';
import { hashOf, readTable, readText } from './read-file.ts';
import { emptyTally, findHeadings, type ImportRow } from './store.ts';
import { imports } from './tables.ts';

/** Reads a file, keeps it as a draft, and suggests what its columns mean. Refuses with bad_request and not_changeable. */
export async function readImport(
  { database, clock }: Services,
  { branchId, fileName, content, by }: { branchId: string; fileName: string; content: string; by: string },
): Promise<ImportReadAnswer> {
  const source = readText(content);
  const { headings, rows } = readTable(source);
  const fileHash = hashOf(source);
  await refuseTwice(database, branchId, fileHash);
  const now = clock.now();
  const samples = rows.slice(0, 200).map(({ cells }) => cells);
  const remembered = await findHeadings(database, branchId, headingsHash(headings));
  const columns =
    remembered && !columnsProblem(remembered.columns)
      ? remembered.columns
      : suggestColumns(headings, samples);
  const expires = columns.indexOf('expires');
  const fresh: ImportOptions = {
    dates: guessDateOrder(rows.map(({ cells }) => cells[expires] ?? '')),
    unclear: 'leave',
    packs: remembered?.options.packs ?? {},
  };
  const options = await withPacks(database, branchId, source, { columns, options: fresh });
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
    tally: emptyTally,
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

/** Files with the same headings are alike. */
export function headingsHash(headings: readonly string[]): string {
  return hashOf(JSON.stringify(headings.map((heading) => heading.toLowerCase())));
}

async function refuseTwice(
  database: Services['database'],
  branchId: string,
  fileHash: string,
): Promise<void> {
  const [standing] = await database.orm
    .select({ fileName: imports.fileName })
    .from(imports)
    .where(
      and(
        eq(imports.branchId, branchId),
        eq(imports.fileHash, fileHash),
        inArray(imports.status, ['RUNNING', 'DONE', 'UNDOING']),
      ),
    );
  if (standing) throw importedBefore(standing.fileName);
}

/** What a second import of one file hears. */
export function importedBefore(fileName: string): Refused {
  return new Refused(
    'not_changeable',
    `This file has been imported as “${fileName}”. Undo that import before you import it again.`,
  );
}
