import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { displayCodeLength } from '@studio/domain/bookings/display-code';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { errorCodes } from './error-codes.ts';
import { branchId, id, instant } from './shared-fields.ts';
import { codeText, multiLineText } from './text-schemas.ts';

const status = z.enum(['CONFIRMED', 'CANCELLED', 'ATTENDED', 'NO_SHOW']);

/**
 * POST /admin/class/scan (policy: ADMIN, STAFF, TRAINER): finds the booking of a code (handbook: check-in 4); read it
 * with /classes/booking/get. `code` may contain spaces, O for 0, and I or L for 1. A signature, when sent, must be
 * valid. Errors: not_found.
 */
export const scanCodeRequest = withEnvelope({
  branchId,
  code: codeText()
    .min(1)
    .max(displayCodeLength * 5),
  /** Signature `s` from the QR code. Typed codes have none. */
  signature: z.string().max(100).optional(),
});

export const scanCodeResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  classId: z.string(),
  branchId: z.string(),
  alreadyCheckedIn: z.boolean(),
});
export type ScanCodeResponse = z.infer<typeof scanCodeResponse>;

/** Expected attendee as check-in shows them. Contains no health data. */
export const rosterRow = z.object({
  bookingId: z.string(),
  displayCode: z.string(),
  name: z.string(),
  /** Name of the client who booked the place; null when the attendee booked it. */
  guestOf: z.string().nullable(),
  status,
  checkedInAt: z.string().nullable(),
  /** Bed of the attendee, such as "Bed 4"; null in a room without a map. */
  bed: z.string().nullable(),
  /** Payment, such as "Reformer Flex 8", "Card" or "Drop-in". */
  paidWith: z.string(),
  /** Remaining sessions of the credit; null without a credit, and for unlimited sessions. */
  sessionsLeft: z.number().int().nullable(),
  /** Amount due at the front desk, in pence. */
  duePence: z.number().int(),
  /** Whether the attendee hasn't been to a class before; always false for guests, whose visits aren't known. */
  firstVisit: z.boolean(),
  /** Number of this class among the attendee's classes if it is a milestone, such as 1 or 50; null otherwise. */
  milestone: z.number().int().nullable(),
  /** Number of late cancellations with unlimited sessions in the last 30 days. */
  lateCancellations: z.number().int(),
  /** Whether the attendee still has to answer the first-visit questions and accept the waiver; always true for guests. */
  healthFormDue: z.boolean(),
  /** Whether there is a check-in note about the attendee. */
  hasNote: z.boolean(),
  /** Id of the client's profile in the staff tools; null for guests, and when there is none. */
  personId: z.string().nullable(),
});
export type RosterRow = z.infer<typeof rosterRow>;

/** Class of today, as check-in lists it. */
export const checkInClass = z.object({
  classId: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  instructor: z.string(),
  capacity: z.number().int(),
});
export type CheckInClass = z.infer<typeof checkInClass>;

/** Fields of an attendee that a device may store for the day, so that check-in works offline. */
export const offlineRosterEntry = rosterRow.pick({
  bookingId: true,
  displayCode: true,
  name: true,
  status: true,
  checkedInAt: true,
  bed: true,
});
export type OfflineRosterEntry = z.infer<typeof offlineRosterEntry>;

/**
 * POST /admin/check-in/today (policy: ADMIN, STAFF, TRAINER): returns today's classes by start (for trainers, their
 * own) and the current or next one. Includes the names of the expected attendees, which a device may store until the
 * end of the day.
 */
export const getCheckInTodayRequest = withEnvelope({ branchId });
export const getCheckInTodayResponse = z.object({
  ok: z.literal(true),
  date: z.string(),
  /** Id of the current or next class; null when today's classes are over. */
  classId: z.string().nullable(),
  classes: z.array(checkInClass.extend({ names: z.array(offlineRosterEntry) })),
});
export type GetCheckInTodayResponse = z.infer<typeof getCheckInTodayResponse>;

/**
 * POST /admin/check-in/roster (policy: ADMIN, STAFF, TRAINER for their own): returns the expected attendees, by name.
 * Errors: not_found.
 */
export const getRosterRequest = withEnvelope({ branchId, classId: id });
export const getRosterResponse = z.object({
  ok: z.literal(true),
  class: checkInClass,
  rows: z.array(rosterRow),
});
export type GetRosterResponse = z.infer<typeof getRosterResponse>;

/**
 * POST /admin/check-in/notes (policy: ADMIN, STAFF, TRAINER for their own): returns the check-in notes about a booking's
 * attendee. Errors: not_found.
 */
export const listCheckInNotesRequest = withEnvelope({ branchId, bookingId: id });
export const listCheckInNotesResponse = z.object({
  ok: z.literal(true),
  notes: z.array(z.object({ text: z.string(), writtenAt: z.string(), writtenBy: z.string() })),
});
export type ListCheckInNotesResponse = z.infer<typeof listCheckInNotesResponse>;

/** Mark that a device records when staff check an attendee in or undo the check-in. */
export const attendanceMark = z.object({
  /** Id of the mark, which the device generates. It's also the idempotency key. */
  id,
  bookingId: id,
  kind: z.enum(['CHECKED_IN', 'UNDONE']),
  /**
   * Time at which staff clicked the button. The server corrects it to at most an hour before the request arrives, and
   * never later than that arrival.
   */
  recordedAt: instant,
});
export type AttendanceMark = z.infer<typeof attendanceMark>;

/**
 * POST /admin/check-in/marks (policy: ADMIN, STAFF, TRAINER for their own): applies marks in the order in which they
 * were made. Each mark has its own outcome; an error in one doesn't stop the others.
 */
export const saveAttendanceMarksRequest = withEnvelope({
  branchId,
  marks: z.array(attendanceMark).min(1).max(maxMarksPerRequest),
});

/**
 * Outcome of a mark:
 * - applied: the mark changed the booking;
 * - unchanged: the booking already had this status;
 * - superseded: a later mark says the opposite;
 * - rejected: the mark was rejected, with the reason in `code` (not_found, forbidden, already_cancelled, check_in_early,
 *   check_in_closed, idempotency_mismatch).
 */
export const attendanceMarkOutcome = z.object({
  id: z.string(),
  bookingId: z.string(),
  name: z.string().nullable(),
  outcome: z.enum(['applied', 'unchanged', 'superseded', 'rejected']),
  code: z.enum(errorCodes).nullable(),
  message: z.string().nullable(),
  /** Current status of the booking; null when the mark was rejected with not_found, forbidden or idempotency_mismatch. */
  status: status.nullable(),
  checkedInAt: z.string().nullable(),
});
export type AttendanceMarkOutcome = z.infer<typeof attendanceMarkOutcome>;
export const saveAttendanceMarksResponse = z.object({
  ok: z.literal(true),
  outcomes: z.array(attendanceMarkOutcome),
});
export type SaveAttendanceMarksResponse = z.infer<typeof saveAttendanceMarksResponse>;

/**
 * POST /admin/bookings/attendance (policy: STAFF, ADMIN): corrects the attendance of a booking after the class. Errors:
 * not_found, not_changeable (cancelled, or the class hasn't ended).
 */
export const correctAttendanceRequest = withEnvelope({
  branchId,
  bookingId: id,
  status: z.enum(['ATTENDED', 'NO_SHOW']),
  reason: multiLineText().min(1).max(300),
});
export const correctAttendanceResponse = z.object({ ok: z.literal(true), status });
