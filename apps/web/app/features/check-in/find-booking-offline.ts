import type { AttendanceMark, CheckInTodayResponse, RosterResponse } from '@studio/contracts/staff-check-in';
import { buildCheckInRows } from './check-in-rows.ts';
import type { LookedUpBooking } from './check-in-verdict.ts';

/** What this device knows of the day without a connection. */
export interface OfflineRoster {
  day: CheckInTodayResponse | null;
  /** The list that was shown last, which also says what is to be paid. */
  roster: RosterResponse | null;
  /** Marks that have not been sent: here they count already, so that nobody is expected twice. */
  queue: readonly AttendanceMark[];
}

/** What was booked under a code, as this device knows it; null when it is not among the names of the day. */
export function findBookingOffline(
  { day, roster, queue }: OfflineRoster,
  code: string,
): LookedUpBooking | null {
  for (const { names, ...klass } of day?.classes ?? []) {
    const known = roster?.class.classId === klass.classId ? roster.rows : null;
    const booking = buildCheckInRows(names, known, queue).find(({ displayCode }) => displayCode === code);
    if (booking) return { booking, klass, answer: null };
  }
  return null;
}
