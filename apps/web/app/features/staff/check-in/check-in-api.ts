import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { PayAtDeskResponse } from '@studio/contracts/staff-bookings';
import type {
  AttendanceMark,
  GetCheckInTodayResponse,
  GetRosterResponse,
  ListCheckInNotesResponse,
  SaveAttendanceMarksResponse,
  ScanCodeResponse,
} from '@studio/contracts/staff-check-in';
import type { Api } from '../../../lib/api/api.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import type { ParsedCode } from './parse-booking-code.ts';
import { trackReachability } from './server-reachability.ts';

const call = <Response>(...input: Parameters<Api['call']>) =>
  trackReachability(browserApi().call<Response>(...input));

export const checkInApi = {
  now: () => call<GetCheckInTodayResponse>(paths.checkInToday, {}),
  roster: (classId: string) => call<GetRosterResponse>(paths.checkInRoster, { classId }),
  notes: (bookingId: string) => call<ListCheckInNotesResponse>(paths.checkInNotes, { bookingId }),
  scan: (code: ParsedCode) => call<ScanCodeResponse>(paths.adminScan, code, { unexpected: 'Scan failed' }),
  booking: (bookingId: string) => call<BookingResponse>(paths.bookingGet, { bookingId }),
  marks: (marks: readonly AttendanceMark[]) =>
    call<SaveAttendanceMarksResponse>(paths.checkInMarks, { marks }),
  pay: (payment: {
    bookingId: string;
    method: string;
    expectedPence: number;
    giftCardCode?: string;
    reason?: string;
  }) => call<PayAtDeskResponse>(paths.payAtDesk, payment),
  attended: (bookingId: string) =>
    call<{ ok: true }>(paths.attendance, {
      bookingId,
      status: 'ATTENDED',
      reason: 'Marked as attended by the team after the class',
    }),
};
