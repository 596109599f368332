import { marksMax } from '@studio/domain/bookings/check-in';
import { displayCodeLength } from '@studio/domain/bookings/display-code';
import { z } from 'zod';
import { call } from './envelope.ts';
import { errorCodes } from './error-codes.ts';
import { branchId, id, instant } from './fields.ts';
import { codeText, proseText } from './text.ts';

const status = z.enum(['CONFIRMED', 'CANCELLED', 'ATTENDED', 'NO_SHOW']);

/**
 * POST /admin/class/scan (policy: ADMIN, STAFF, TRAINER): whose code it is (handbook: check-in 4); read the booking
 * with /classes/booking/get. `code` is forgiving: O for 0, I and L for 1, spaces. A signature that is sent has to be
 * right. Refusals: not_found.
 */
export const scanRequest = call({
  branchId,
  code: codeText()
    .min(1)
    .max(displayCodeLength * 5),
  /** The signature out of the picture, `s`; codes that are typed have none. */
  signature: z.string().max(100).optional(),
});

export const scanAnswer = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  classId: z.string(),
  branchId: z.string(),
  alreadyCheckedIn: z.boolean(),
});
export type ScanAnswer = z.infer<typeof scanAnswer>;

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
export const doorClass = z.object({
  classId: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  instructor: z.string(),
  capacity: z.number().int(),
});
export type DoorClass = z.infer<typeof doorClass>;

/** What a device may keep of somebody for the day, so that the door works without a connection. */
export const doorName = rosterRow.pick({
  bookingId: true,
  displayCode: true,
  name: true,
  status: true,
  checkedInAt: true,
});
export type DoorName = z.infer<typeof doorName>;

/**
 * POST /admin/door/now (policy: ADMIN, STAFF, TRAINER): today's classes by start, trainers their own, and which of them is
 * on or next; with the names of who is expected, for a device to keep until the night.
 */
export const doorNowRequest = call({ branchId });
export const doorNowAnswer = z.object({
  ok: z.literal(true),
  /** The London day. */
  date: z.string(),
  /** On now or next; null when nothing is left today. */
  classId: z.string().nullable(),
  classes: z.array(doorClass.extend({ names: z.array(doorName) })),
});
export type DoorNowAnswer = z.infer<typeof doorNowAnswer>;

/** POST /admin/door/roster (policy: ADMIN, STAFF, TRAINER for their own): who is expected, by name. Refusals: not_found. */
export const rosterRequest = call({ branchId, classId: id });
export const rosterAnswer = z.object({ ok: z.literal(true), class: doorClass, rows: z.array(rosterRow) });
export type RosterAnswer = z.infer<typeof rosterAnswer>;

/** POST /admin/door/notes (policy: ADMIN, STAFF, TRAINER for their own): the notes for the door about who comes. Refusals: not_found. */
export const doorNotesRequest = call({ branchId, bookingId: id });
export const doorNotesAnswer = z.object({
  ok: z.literal(true),
  notes: z.array(z.object({ text: z.string(), writtenAt: z.string() })),
});
export type DoorNotesAnswer = z.infer<typeof doorNotesAnswer>;

/** Somebody is here, or that was a slip. */
export const doorMark = z.object({
  /** Made by the device: sending a mark again is sending it once. */
  id,
  bookingId: id,
  kind: z.enum(['HERE', 'UNDONE']),
  /** When it was pressed. Counts as at most an hour before it arrives, and never as later. */
  recordedAt: instant,
});
export type DoorMark = z.infer<typeof doorMark>;

/**
 * POST /admin/door/marks (policy: ADMIN, STAFF, TRAINER for their own): marks in the order in which they were made. Each
 * has its own outcome; one that is refused does not keep the others waiting.
 */
export const marksRequest = call({ branchId, marks: z.array(doorMark).min(1).max(marksMax) });

/**
 * - counted: the booking stands as the mark says because of it;
 * - already: it stood so before;
 * - overtaken: somebody has marked the opposite at a later time;
 * - refused: see `code` (not_found, forbidden, already_cancelled, check_in_early, check_in_closed, idempotency_mismatch).
 */
export const markOutcome = z.object({
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
export type MarkOutcome = z.infer<typeof markOutcome>;
export const marksAnswer = z.object({ ok: z.literal(true), outcomes: z.array(markOutcome) });
export type MarksAnswer = z.infer<typeof marksAnswer>;

/**
 * POST /admin/bookings/attendance (policy: STAFF, ADMIN): after a class, whether somebody was there after all.
 * Refusals: not_found, not_changeable (cancelled, or the class has not ended).
 */
export const attendanceRequest = call({
  branchId,
  bookingId: id,
  status: z.enum(['ATTENDED', 'NO_SHOW']),
  why: proseText().min(1).max(300),
});
export const attendanceAnswer = z.object({ ok: z.literal(true), status });
