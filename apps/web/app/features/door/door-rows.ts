import type { DoorMark, DoorName, MarkOutcome, RosterRow } from '@studio/contracts/staff-door';
import { isFoundBy, readSearch } from '@studio/domain/search/find-by-words';

/** Somebody who is expected, as the list shows them. */
export interface DoorRow extends DoorName {
  /** What is known with a connection alone; null without one. */
  facts: RosterRow | null;
  /** Marked on this device, and not sent yet. */
  unsent: boolean;
}

/** Who is expected, as the studio or this device knows them, with what was marked here and has not been sent. */
export function doorRows(
  names: readonly DoorName[],
  roster: readonly RosterRow[] | null,
  queue: readonly DoorMark[],
): DoorRow[] {
  const known =
    roster?.map((facts) => ({ ...facts, facts })) ?? names.map((name) => ({ ...name, facts: null }));
  return known.map(({ facts, ...row }) => {
    const own = queue.filter(({ bookingId }) => bookingId === row.bookingId);
    const { bookingId, displayCode, name, status } = row;
    const checkedInAt = own.reduce(afterMark, row.checkedInAt);
    return { bookingId, displayCode, name, status, checkedInAt, facts, unsent: own.length > 0 };
  });
}

/** How bookings stand once the studio has said what became of marks. */
export function afterOutcomes<Row extends DoorName>(
  rows: readonly Row[],
  outcomes: readonly MarkOutcome[],
): Row[] {
  return rows.map((row) => {
    const known = outcomes.findLast(({ bookingId, status }) => bookingId === row.bookingId && status);
    return known?.status ? { ...row, status: known.status, checkedInAt: known.checkedInAt } : row;
  });
}

/** Since when somebody is here once a mark counts. */
export function afterMark(
  checkedInAt: string | null,
  { kind, recordedAt }: Pick<DoorMark, 'kind' | 'recordedAt'>,
): string | null {
  return kind === 'UNDONE' ? null : (checkedInAt ?? recordedAt);
}

/** Those whose name or code has what was typed. */
export function rowsWith(rows: readonly DoorRow[], typed: string): DoorRow[] {
  if (typed.trim() === '') return [...rows];
  const term = readSearch(typed);
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return rows.filter(
    ({ name, displayCode }) =>
      (term !== null && isFoundBy(term, name)) || (code.length >= 3 && displayCode.startsWith(code)),
  );
}
