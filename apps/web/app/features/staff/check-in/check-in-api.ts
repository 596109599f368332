import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type {
  AttendanceMark,
  GetCheckInTodayResponse,
  GetRosterResponse,
  ListCheckInNotesResponse,
  SaveAttendanceMarksResponse,
  ScanCodeResponse,
} from '@studio/contracts/staff-check-in';
import { ApiError } from '../../../lib/api/api-error.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import type { ParsedCode } from './parse-booking-code.ts';

export const checkInApi = {
  now: () => browserApi().call<GetCheckInTodayResponse>(paths.checkInToday, {}),
  roster: (classId: string) => browserApi().call<GetRosterResponse>(paths.checkInRoster, { classId }),
  notes: (bookingId: string) =>
    browserApi().call<ListCheckInNotesResponse>(paths.checkInNotes, { bookingId }),
  scan: (code: ParsedCode) =>
    browserApi().call<ScanCodeResponse>(paths.adminScan, code, { unexpected: 'Scan failed' }),
  booking: (bookingId: string) => browserApi().call<BookingResponse>(paths.bookingGet, { bookingId }),
  marks: (marks: readonly AttendanceMark[]) =>
    browserApi().call<SaveAttendanceMarksResponse>(paths.checkInMarks, { marks }),
  pay: (bookingId: string, method: string, reason: string | null) =>
    browserApi().call<{ ok: true; paidPence: number }>(paths.payAtDesk, {
      bookingId,
      method,
      ...(reason ? { reason } : {}),
    }),
  attended: (bookingId: string) =>
    browserApi().call<{ ok: true }>(paths.attendance, {
      bookingId,
      status: 'ATTENDED',
      reason: 'Marked as attended by the team after the class',
    }),
};

/**
 * Returns whether no usable response arrived (no network, or status 502 and above), so that the request is
 * worth retrying.
 */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 502;
}
