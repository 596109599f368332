import {
  classifyMemberships,
  type ExistingMemberships,
  type MembershipOutcome,
} from './classify-memberships.ts';
import { type ClassifiedRow, markImportedRows } from './classify-rows.ts';
import type { ImportOptions } from './columns.ts';

/** Part of a row that earlier imports have written: nothing, everything except the membership, or everything. */
export type WrittenPart = 'nothing' | 'without-membership' | 'everything';

/** Rows with the outcomes of their memberships. `retries` are indexes of rows that add only their membership. */
export interface RowsWithMemberships {
  rows: ClassifiedRow[];
  memberships: Map<number, MembershipOutcome>;
  retries: Set<number>;
}

/**
 * Marks the rows that an earlier import has written, and decides about the memberships. A membership that the earlier
 * import left out gets another chance, for example after staff have corrected its Stripe id; the rest of its row isn't
 * added again. This needs an email address in the row, because other clients can't be identified.
 */
export function classifyRemainingRows(
  classified: readonly ClassifiedRow[],
  options: Pick<ImportOptions, 'plans' | 'unclear'>,
  existing: ExistingMemberships,
  getWrittenPart: (at: number) => WrittenPart,
): RowsWithMemberships {
  const marked = markImportedRows(classified, (at) => getWrittenPart(at) !== 'nothing');
  const candidates = classified.map((row, at) =>
    getWrittenPart(at) === 'without-membership' ? toMembershipRow(row) : null,
  );
  const memberships = classifyMemberships(
    marked.map((row, at) => candidates[at] ?? row),
    options,
    existing,
  );
  const retries = new Set<number>();
  const rows = marked.map((row, at) => {
    const candidate = candidates[at];
    if (!candidate) return row;
    if (memberships.get(at)?.kind === 'left-out') return row;
    retries.add(at);
    return candidate;
  });
  return { rows, memberships, retries };
}

/** Returns a row with nothing but its membership; null if it has none, or if its client isn't certain. */
function toMembershipRow(row: ClassifiedRow): ClassifiedRow | null {
  const { details, verdict } = row;
  if (!details?.membership || !details.emailKey || verdict === 'unclear' || verdict === 'rejected')
    return null;
  return {
    ...row,
    verdict: 'existing',
    details: { ...details, packs: [], visits: [], waiver: null, note: null },
    reason: '',
    notes: ['An earlier import already added the rest of this row, so only the membership is new.'],
    firstAt: null,
  };
}
