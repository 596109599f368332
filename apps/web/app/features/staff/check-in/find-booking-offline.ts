import type { GetCheckInTodayResponse, GetRosterResponse } from '@studio/contracts/staff-check-in';
import { buildCheckInRows } from './check-in-rows.ts';
import type { LookedUpBooking } from './check-in-verdict.ts';

/** Data on this device that can be used offline. */
export interface OfflineRoster {
  day: GetCheckInTodayResponse | null;
  /** Rosters that were shown, which include amounts to pay. */
  rosters: readonly GetRosterResponse[];
}

/** Finds a booking on this device by its code; null when it isn't in today's lists. */
export function findBookingOffline({ day, rosters }: OfflineRoster, code: string): LookedUpBooking | null {
  for (const { names, ...klass } of day?.classes ?? []) {
    const roster = rosters.find((shown) => shown.class.classId === klass.classId);
    const booking = buildCheckInRows(names, roster?.rows ?? null, []).find(
      ({ displayCode }) => displayCode === code,
    );
    if (booking) return { booking, klass, response: null };
  }
  return null;
}
