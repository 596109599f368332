import type {
  AttendanceMark,
  GetCheckInTodayResponse,
  GetRosterResponse,
} from '@studio/contracts/staff-check-in';
import { buildCheckInRows } from './check-in-rows.ts';
import type { LookedUpBooking } from './check-in-verdict.ts';

/** Data on this device that is available offline. */
export interface OfflineRoster {
  day: GetCheckInTodayResponse | null;
  /** Roster that was shown last, which includes amounts to pay. */
  roster: GetRosterResponse | null;
  /**
   * Marks that aren't sent yet. They already count here, so that a checked-in attendee isn't shown as
   * expected.
   */
  queue: readonly AttendanceMark[];
}

/** Finds a booking on this device by its code; null when it isn't in today's lists. */
export function findBookingOffline(
  { day, roster, queue }: OfflineRoster,
  code: string,
): LookedUpBooking | null {
  for (const { names, ...klass } of day?.classes ?? []) {
    const rosterRows = roster?.class.classId === klass.classId ? roster.rows : null;
    const booking = buildCheckInRows(names, rosterRows, queue).find(
      ({ displayCode }) => displayCode === code,
    );
    if (booking) return { booking, klass, response: null };
  }
  return null;
}
