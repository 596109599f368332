import type { BookingAnswer } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type {
  DoorMark,
  DoorNotesAnswer,
  DoorNowAnswer,
  MarksAnswer,
  RosterAnswer,
  ScanAnswer,
} from '@studio/contracts/staff-door';
import { ApiError } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import type { TypedCode } from './typed-code.ts';

/** The calls of the door. */
export const doorApi = {
  now: () => browserApi().call<DoorNowAnswer>(paths.doorNow, {}),
  roster: (classId: string) => browserApi().call<RosterAnswer>(paths.doorRoster, { classId }),
  notes: (bookingId: string) => browserApi().call<DoorNotesAnswer>(paths.doorNotes, { bookingId }),
  scan: (code: TypedCode) =>
    browserApi().call<ScanAnswer>(paths.adminScan, code, { unexpected: 'Scan failed' }),
  booking: (bookingId: string) => browserApi().call<BookingAnswer>(paths.bookingGet, { bookingId }),
  marks: (marks: readonly DoorMark[]) => browserApi().call<MarksAnswer>(paths.doorMarks, { marks }),
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
      why: 'Seen by the team, said at the door after the class',
    }),
};

/** Whether nothing came through, so that it is worth keeping for later; else the studio has answered. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 502;
}
