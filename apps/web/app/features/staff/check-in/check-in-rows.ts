import type { AttendanceMark, OfflineRosterEntry, RosterRow } from '@studio/contracts/staff-check-in';
import { matchesSearch, parseSearch } from '@studio/domain/search/word-search';

export interface CheckInRow extends OfflineRosterEntry {
  /** Details that only the server knows; null while offline. */
  details: RosterRow | null;
  /** Whether this device has marks of the attendee that it hasn't sent yet. */
  unsent: boolean;
}

/** Builds the list from the server's roster, or without one from the names on this device. */
export function buildCheckInRows(
  names: readonly OfflineRosterEntry[],
  roster: readonly RosterRow[] | null,
  queue: readonly AttendanceMark[],
): CheckInRow[] {
  const latest =
    roster?.map((entry) => ({ ...entry, details: entry })) ??
    names.map((name) => ({ ...name, details: null }));
  return latest.map(({ bookingId, displayCode, name, status, checkedInAt, bed, details }) => {
    const unsent = queue.some((mark) => mark.bookingId === bookingId);
    return { bookingId, displayCode, name, status, checkedInAt, bed, details, unsent };
  });
}

/** Applies those marks that are about this attendee. Applying them again changes nothing. */
export function applyMarks<Entry extends OfflineRosterEntry>(
  entry: Entry,
  marks: readonly AttendanceMark[],
): Entry {
  const ownMarks = marks.filter(({ bookingId }) => bookingId === entry.bookingId);
  return { ...entry, checkedInAt: ownMarks.reduce(getCheckInTimeAfterMark, entry.checkedInAt) };
}

export function getCheckInTimeAfterMark(
  checkedInAt: string | null,
  { kind, recordedAt }: Pick<AttendanceMark, 'kind' | 'recordedAt'>,
): string | null {
  return kind === 'UNDONE' ? null : (checkedInAt ?? recordedAt);
}

/** Filters attendees by name, or by the start of the booking code. */
export function filterCheckInRows(rows: readonly CheckInRow[], typed: string): CheckInRow[] {
  if (typed.trim() === '') return [...rows];
  const term = parseSearch(typed);
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return rows.filter(
    ({ name, displayCode }) =>
      (term !== null && matchesSearch(term, name)) || (code.length >= 3 && displayCode.startsWith(code)),
  );
}
