import { reasonLengthLimits } from '@studio/domain/bookings/class-cancellation-reason';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { rosterRow } from './staff-check-in.ts';
import { multiLineText } from './text-schemas.ts';

/** Fields that select the instructor: trainers get their own profile, and an ADMIN names one. */
const instructorSelector = { branchId, instructorId: z.string().min(1).max(60).optional() };

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'Must be a time in the format HH:MM');

const person = z.object({ id: z.string(), name: z.string() });

/** Request for cover. */
const cover = z.object({
  status: z.enum(['OPEN', 'COVERED']),
  reason: z.string(),
  requestedBy: person,
  /** Instructor who takes over; null while the request is open. */
  coveredBy: person.nullable(),
});

/** Class as its instructor sees it. */
export const trainerClass = z.object({
  classId: z.string(),
  title: z.string(),
  difficulty: z.string(),
  activityId: z.string(),
  /** London day. */
  date: z.string(),
  /** Start and end as ISO instants in UTC. */
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  instructor: person,
  capacity: z.number().int(),
  booked: z.number().int(),
  checkedIn: z.number().int(),
  /** Number of attendees on their first visit. */
  firstVisits: z.number().int(),
  waiting: z.number().int(),
  /** Number of waiting list entries that aren't confirmed and therefore get no offers. */
  waitingUnconfirmed: z.number().int(),
  status: z.enum(['SCHEDULED', 'CANCELLED']),
  cover: cover.nullable(),
});
export type TrainerClass = z.infer<typeof trainerClass>;

/**
 * POST /trainer/week (policy: TRAINER, ADMIN): returns the instructor's classes of some days (also those that another
 * instructor covers), open cover requests that the instructor could take and, for an ADMIN, all instructors. Errors:
 * not_found (the account has no instructor profile).
 */
export const getTrainerWeekRequest = withEnvelope({
  ...instructorSelector,
  from: localDate,
  days: z.number().int().min(1).max(14),
});
export const getTrainerWeekResponse = z.object({
  ok: z.literal(true),
  instructor: person,
  /** Instructors from whom an ADMIN can choose; empty for other callers. */
  instructors: z.array(person),
  /** Current time of the server, as an ISO instant. */
  now: z.string(),
  classes: z.array(trainerClass),
  /** Open cover requests of other instructors for classes whose type the selected instructor teaches. */
  coverRequests: z.array(
    z.object({
      class: trainerClass,
      /** Other class that the selected instructor teaches at that time; null when the instructor is free. */
      conflictingClass: z.string().nullable(),
    }),
  ),
});
export type GetTrainerWeekResponse = z.infer<typeof getTrainerWeekResponse>;

/** Experience of an attendee with an activity. */
export const experienceLevel = z.enum(['new', 'improver', 'regular', 'experienced']);

/** Attendee as the instructor sees them. Only the instructor of the class gets the health answers. */
export const trainerRosterRow = rosterRow
  .pick({
    bookingId: true,
    displayCode: true,
    name: true,
    guestOf: true,
    status: true,
    checkedInAt: true,
    bed: true,
    duePence: true,
    firstVisit: true,
    milestone: true,
    healthFormDue: true,
  })
  .extend({
    /** Number of earlier classes of this activity that the client attended; null for guests. */
    attended: z.number().int().nullable(),
    level: experienceLevel.nullable(),
    /** Notes about the client that check-in and the instructor see, newest first. `own`: written by the caller. */
    notes: z.array(
      z.object({
        noteId: z.string(),
        text: z.string(),
        writtenAt: z.string(),
        writtenBy: z.string(),
        own: z.boolean(),
      }),
    ),
    /** Whether the front desk has a waiver that the client signed on paper. */
    onPaper: z.boolean(),
    /** Health answers shared with the instructor; null when there are none, or the caller isn't the instructor. */
    health: z
      .object({ pregnant: z.boolean(), weeksPregnant: z.number().nullable(), injuries: z.string() })
      .nullable(),
  });
export type TrainerRosterRow = z.infer<typeof trainerRosterRow>;

/**
 * POST /trainer/class (policy: TRAINER for their own, ADMIN): returns a class with its attendees. Errors: not_found.
 */
export const getTrainerClassRequest = withEnvelope({ branchId, classId: id });
export const getTrainerClassResponse = z.object({
  ok: z.literal(true),
  class: trainerClass,
  /** Whether the caller is the instructor of this class, who alone sees health answers. */
  seesHealth: z.boolean(),
  rows: z.array(trainerRosterRow),
});
export type GetTrainerClassResponse = z.infer<typeof getTrainerClassResponse>;

/**
 * POST /trainer/note/write (policy: TRAINER for their own classes, ADMIN): adds a note about the client of a booking.
 * Check-in and the instructors of the client's classes see it. Idempotent by `noteId`. Errors: not_found,
 * not_changeable (the attendee is a guest whom the client booked).
 */
export const writeTrainerNoteRequest = withEnvelope({
  branchId,
  bookingId: id,
  noteId: id,
  text: multiLineText().min(1).max(1000),
});
/** POST /trainer/note/remove (policy: TRAINER, ADMIN): removes a note that the caller has written. Errors: not_found. */
export const removeTrainerNoteRequest = withEnvelope({ branchId, noteId: id });
export const trainerNoteResponse = z.object({ ok: z.literal(true) });

/**
 * POST /trainer/cover/request (policy: TRAINER for their own, ADMIN): requests cover and emails the other instructors
 * who teach this class type. Errors: not_found, class_begun, not_changeable.
 */
export const requestCoverRequest = withEnvelope({
  branchId,
  classId: id,
  reason: multiLineText().min(reasonLengthLimits.min).max(reasonLengthLimits.max),
});
/**
 * POST /trainer/cover/withdraw: withdraws a cover request. Errors: not_found, not_changeable (the request is no longer
 * open, such as when another instructor has taken over).
 */
export const withdrawCoverRequest = withEnvelope({ branchId, classId: id });
/**
 * POST /trainer/cover/take: takes over the class. Errors: not_found (also when the instructor doesn't teach its type),
 * not_changeable (the class is cancelled, or the request is no longer open), clash, class_begun.
 */
export const acceptCoverRequest = withEnvelope({ ...instructorSelector, classId: id });
export const coverResponse = z.object({ ok: z.literal(true), class: trainerClass });
export type CoverResponse = z.infer<typeof coverResponse>;

const hours = z.object({ weekday: z.number().int().min(0).max(6), from: time, to: time });
const absence = z.object({ from: localDate, to: localDate, note: multiLineText().max(120) });

/**
 * POST /trainer/availability/get (policy: TRAINER, ADMIN): returns the instructor's availability. No hours means
 * available at any time. Errors: not_found (the account has no instructor profile).
 */
export const trainerAvailabilityRequest = withEnvelope(instructorSelector);
/**
 * POST /trainer/availability/save (policy: TRAINER, ADMIN): replaces the instructor's availability. Errors: not_found,
 * bad_request (a time or absence ends before it begins, or hours overlap).
 */
export const saveTrainerAvailabilityRequest = withEnvelope({
  ...instructorSelector,
  hours: z.array(hours).max(28),
  absences: z.array(absence).max(40),
});
export const trainerAvailabilityResponse = z.object({
  ok: z.literal(true),
  hours: z.array(hours),
  absences: z.array(absence),
});
export type TrainerAvailabilityResponse = z.infer<typeof trainerAvailabilityResponse>;

/** Availability of an instructor for a class. */
export const instructorAvailabilityDto = z.object({
  instructorId: z.string(),
  name: z.string(),
  /** Whether the instructor teaches this class type. */
  teachesClassType: z.boolean(),
  /**
   * State of the instructor. 'teaching': teaches another class at that time. 'away': absent on that day.
   * 'outside_hours': the class isn't within the instructor's hours.
   */
  state: z.enum(['free', 'teaching', 'away', 'outside_hours']),
  /** Text such as "Teaches Vinyasa Yoga, 09:00–10:00" or "Away until 3 December"; empty when the instructor is free. */
  description: z.string(),
});
export type InstructorAvailabilityDto = z.infer<typeof instructorAvailabilityDto>;

/**
 * POST /admin/trainers/free (policy: ADMIN, STAFF): returns all active instructors except the one of the class, with
 * their availability. Those who are free and teach its type come first. Errors: not_found.
 */
export const listFreeInstructorsRequest = withEnvelope({ branchId, classId: id });
export const listFreeInstructorsResponse = z.object({
  ok: z.literal(true),
  instructors: z.array(instructorAvailabilityDto),
});
export type ListFreeInstructorsResponse = z.infer<typeof listFreeInstructorsResponse>;
