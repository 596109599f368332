import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { displayCodeLength } from '@studio/domain/bookings/display-code';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { errorCodes } from './error-codes.ts';
import { branchId, id, instant } from './fields.ts';
import { codeText, multiLineText } from './text.ts';

const status = z.enum(['CONFIRMED', 'CANCELLED', 'ATTENDED', 'NO_SHOW']);

/**
 * POST /admin/class/scan (policy: ADMIN, STAFF, TRAINER): whose code it is (handbook: check-in 4); read the booking
 * with /classes/booking/get. `code` is forgiving: O for 0, I and L for 1, spaces. A signature that is sent has to be
 * right. Refusals: not_found.
 */
export const scanRequest = withEnvelope({
  branchId,
  code: codeText()
    .min(1)
    .max(displayCodeLength * 5),
  /** The signature out of the picture, `s`; codes that are typed have none. */
  signature: z.string().max(100).optional(),
});

export const scanResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  classId: z.string(),
  branchId: z.string(),
  alreadyCheckedIn: z.boolean(),
});
export type ScanResponse = z.infer<typeof scanResponse>;

/** One of those who are expected, as the door sees them. Nothing about anybody's health is in it. */
export const rosterRow = z.object({
  bookingId: z.string(),
  displayCode: z.string(),
  name: z.string(),
  /** Who booked the place for them; null when they did so themselves. */
  guestOf: z.string().nullable(),
  status,
  checkedInAt: z.string().nullable(),
  /** "Reformer Flex 8", "Card", "Drop-in". */
  paidWith: z.string(),
  /** What the credit still has; null without one, and when it has no end. */
  sessionsLeft: z.number().int().nullable(),
  /** Still to be paid at the desk, in pence. */
  duePence: z.number().int(),
  /** They have not been to a class before. */
  firstVisit: z.boolean(),
  /** They have not answered the questions and accepted the waiver before the first class. */
  answersDue: z.boolean(),
  /** There is a note for the door. */
  note: z.boolean(),
  /** Their page in the staff tools; null for people who are brought along. */
  personId: z.string().nullable(),
});
export type RosterRow = z.infer<typeof rosterRow>;

/** A class of today, as the door chooses among them. */
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

/** What a device may keep of somebody for the day, so that the door works without a connection. */
export const offlineRosterEntry = rosterRow.pick({
  bookingId: true,
  displayCode: true,
  name: true,
  status: true,
  checkedInAt: true,
});
export type OfflineRosterEntry = z.infer<typeof offlineRosterEntry>;

/**
 * POST /admin/door/now (policy: ADMIN, STAFF, TRAINER): today's classes by start, trainers their own, and which of them is
 * on or next; with the names of who is expected, for a device to keep until the night.
 */
export const checkInTodayRequest = withEnvelope({ branchId });
export const checkInTodayResponse = z.object({
  ok: z.literal(true),
  /** The London day. */
  date: z.string(),
  /** On now or next; null when nothing is left today. */
  classId: z.string().nullable(),
  classes: z.array(checkInClass.extend({ names: z.array(offlineRosterEntry) })),
});
export type CheckInTodayResponse = z.infer<typeof checkInTodayResponse>;

/** POST /admin/door/roster (policy: ADMIN, STAFF, TRAINER for their own): who is expected, by name. Refusals: not_found. */
export const rosterRequest = withEnvelope({ branchId, classId: id });
export const rosterResponse = z.object({
  ok: z.literal(true),
  class: checkInClass,
  rows: z.array(rosterRow),
});
export type RosterResponse = z.infer<typeof rosterResponse>;

/** POST /admin/door/notes (policy: ADMIN, STAFF, TRAINER for their own): the notes for the door about who comes. Refusals: not_found. */
export const checkInNotesRequest = withEnvelope({ branchId, bookingId: id });
export const checkInNotesResponse = z.object({
  ok: z.literal(true),
  notes: z.array(z.object({ text: z.string(), writtenAt: z.string() })),
});
export type CheckInNotesResponse = z.infer<typeof checkInNotesResponse>;

/** Somebody is here, or that was a slip. */
export const attendanceMark = z.object({
  /** Made by the device: sending a mark again is sending it once. */
  id,
  bookingId: id,
  kind: z.enum(['HERE', 'UNDONE']),
  /** When it was pressed. Counts as at most an hour before it arrives, and never as later. */
  recordedAt: instant,
});
export type AttendanceMark = z.infer<typeof attendanceMark>;

/**
 * POST /admin/door/marks (policy: ADMIN, STAFF, TRAINER for their own): marks in the order in which they were made. Each
 * has its own outcome; one that is refused does not keep the others waiting.
 */
export const attendanceMarksRequest = withEnvelope({
  branchId,
  marks: z.array(attendanceMark).min(1).max(maxMarksPerRequest),
});

/**
 * - counted: the booking stands as the mark says because of it;
 * - already: it stood so before;
 * - overtaken: somebody has marked the opposite at a later time;
 * - refused: see `code` (not_found, forbidden, already_cancelled, check_in_early, check_in_closed, idempotency_mismatch).
 */
export const attendanceMarkOutcome = z.object({
  id: z.string(),
  bookingId: z.string(),
  name: z.string().nullable(),
  outcome: z.enum(['counted', 'already', 'overtaken', 'refused']),
  code: z.enum(errorCodes).nullable(),
  message: z.string().nullable(),
  /** How the booking stands now. */
  status: status.nullable(),
  checkedInAt: z.string().nullable(),
});
export type AttendanceMarkOutcome = z.infer<typeof attendanceMarkOutcome>;
export const attendanceMarksResponse = z.object({
  ok: z.literal(true),
  outcomes: z.array(attendanceMarkOutcome),
});
export type AttendanceMarksResponse = z.infer<typeof attendanceMarksResponse>;

/**
 * POST /admin/bookings/attendance (policy: STAFF, ADMIN): after a class, whether somebody was there after all.
 * Refusals: not_found, not_changeable (cancelled, or the class has not ended).
 */
export const correctAttendanceRequest = withEnvelope({
  branchId,
  bookingId: id,
  status: z.enum(['ATTENDED', 'NO_SHOW']),
  why: multiLineText().min(1).max(300),
});
export const correctAttendanceResponse = z.object({ ok: z.literal(true), status });
