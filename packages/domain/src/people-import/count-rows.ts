import type { ClassifiedRow } from './classify-rows.ts';
import type { ImportOptions } from './columns.ts';
import type { CellChange } from './parse-row.ts';

/** Number of changes of one kind in the imported rows, with the first example. */
export interface ChangeCount extends CellChange {
  count: number;
}

/** Counts the cells that were read differently from their text, by kind. */
export function countChanges(rows: readonly ClassifiedRow[]): ChangeCount[] {
  const counted = new Map<CellChange['kind'], ChangeCount>();
  for (const change of rows.flatMap(({ details }) => details?.changes ?? [])) {
    const before = counted.get(change.kind) ?? { ...change, count: 0 };
    counted.set(change.kind, { ...before, count: before.count + 1 });
  }
  return [...counted.values()];
}

/** Result of a dry run: the number of rows, in total and by verdict, and what the import would grant. */
export interface ImportCounts {
  rows: number;
  new: number;
  existing: number;
  duplicate: number;
  unclear: number;
  rejected: number;
  imported: number;
  /** Numbers of packs and sessions that the import would grant. Unlimited packs add no sessions. */
  packs: number;
  sessions: number;
}

/** Returns whether the import includes a row. */
export function isRowImported(
  { verdict }: ClassifiedRow,
  { unclear }: Pick<ImportOptions, 'unclear'>,
): boolean {
  if (verdict === 'rejected' || verdict === 'imported') return false;
  return verdict !== 'unclear' || unclear === 'add';
}

export function countRows(
  rows: readonly ClassifiedRow[],
  options: Pick<ImportOptions, 'unclear'>,
): ImportCounts {
  const counts: ImportCounts = {
    rows: rows.length,
    new: 0,
    existing: 0,
    duplicate: 0,
    unclear: 0,
    rejected: 0,
    imported: 0,
    packs: 0,
    sessions: 0,
  };
  for (const row of rows) {
    counts[row.verdict]++;
    if (!isRowImported(row, options)) continue;
    for (const { sessions } of row.details?.packs ?? []) {
      counts.packs++;
      counts.sessions += sessions ?? 0;
    }
  }
  return counts;
}
