import { maxClassReasonLength } from '@studio/domain/bookings/class-cancellation-reason';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './fields.ts';
import { rosterRow } from './staff-check-in.ts';
import { multiLineText } from './text.ts';

/** Whose tools: a trainer's are their own; an ADMIN names an instructor. */
const whose = { branchId, instructorId: z.string().min(1).max(60).optional() };

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'Must be a time, HH:MM');

const person = z.object({ id: z.string(), name: z.string() });

/** A request for cover, as its asker and those who could take it see it. */
const cover = z.object({
  status: z.enum(['OPEN', 'COVERED']),
  reason: z.string(),
  /** Who asked. */
  askedBy: person,
  /** Who teaches instead; null while it is open. */
  coveredBy: person.nullable(),
});

/** A class as its instructor sees it. */
export const trainerClass = z.object({
  classId: z.string(),
  title: z.string(),
  difficulty: z.string(),
  activityId: z.string(),
  /** London day. */
  date: z.string(),
  /** ISO instants, UTC. */
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  instructor: person,
  capacity: z.number().int(),
  booked: z.number().int(),
  checkedIn: z.number().int(),
  /** How many come for the first time. */
  firstVisits: z.number().int(),
  /** People on the waiting list. */
  waiting: z.number().int(),
  /** Those of them who have not confirmed, who are offered nothing. */
  waitingUnconfirmed: z.number().int(),
  status: z.enum(['ON', 'CANCELLED']),
  cover: cover.nullable(),
});
export type TrainerClass = z.infer<typeof trainerClass>;

/**
 * POST /trainer/week (policy: TRAINER, ADMIN): the classes of some days, the requests for cover that one could take, and,
 * for an ADMIN, whose tools can be opened. Refusals: not_found (the account belongs to no instructor).
 */
export const trainerWeekRequest = withEnvelope({
  ...whose,
  from: localDate,
  /** 1 to 14. */
  days: z.number().int().min(1).max(14),
});
export const trainerWeekResponse = z.object({
  ok: z.literal(true),
  instructor: person,
  /** Whom an ADMIN can choose; empty for others. */
  instructors: z.array(person),
  /** ISO instant of the server. */
  now: z.string(),
  classes: z.array(trainerClass),
  /** Open requests of others for classes that one teaches. */
  wanted: z.array(
    z.object({
      class: trainerClass,
      /** Why one cannot take it: another class at the time; null when one can. */
      clash: z.string().nullable(),
    }),
  ),
});
export type TrainerWeekResponse = z.infer<typeof trainerWeekResponse>;

/** How used somebody is to an activity. */
export const experienceLevel = z.enum(['new', 'improver', 'regular', 'experienced']);

/** Somebody of a class, as its instructor sees them: with what they have told for their instructor alone. */
export const trainerRosterRow = rosterRow
  .pick({
    bookingId: true,
    displayCode: true,
    name: true,
    guestOf: true,
    status: true,
    checkedInAt: true,
    duePence: true,
    firstVisit: true,
    answersDue: true,
  })
  .extend({
    /** Classes of this activity that they have been to; null for people who are brought along. */
    attended: z.number().int().nullable(),
    level: experienceLevel.nullable(),
    /** What the staff have written down for the door and the instructor. */
    notes: z.array(z.string()),
    /** The front desk has a signed paper. */
    onPaper: z.boolean(),
    /** Health answers that they share with the instructor; null when there are none, or the caller is not the instructor. */
    health: z
      .object({ pregnant: z.boolean(), weeksPregnant: z.number().nullable(), injuries: z.string() })
      .nullable(),
  });
export type TrainerRosterRow = z.infer<typeof trainerRosterRow>;

/** POST /trainer/class (policy: TRAINER for their own, ADMIN): who comes. Refusals: not_found. */
export const trainerClassRequest = withEnvelope({ branchId, classId: id });
export const trainerClassResponse = z.object({
  ok: z.literal(true),
  class: trainerClass,
  /** The caller is the instructor of this class: nobody else sees answers about health. */
  seesHealth: z.boolean(),
  rows: z.array(trainerRosterRow),
});
export type TrainerClassResponse = z.infer<typeof trainerClassResponse>;

/** POST /trainer/cover/ask (policy: TRAINER for their own, ADMIN): others who teach it are mailed. Refusals: not_found, class_begun, not_changeable. */
export const coverAskRequest = withEnvelope({
  branchId,
  classId: id,
  reason: multiLineText().min(maxClassReasonLength.min).max(maxClassReasonLength.max),
});
/** POST /trainer/cover/withdraw: one teaches it after all. Refusals: not_found, not_changeable (somebody has taken it). */
export const coverWithdrawRequest = withEnvelope({ branchId, classId: id });
/** POST /trainer/cover/take: one teaches it instead. Refusals: not_found, not_changeable (somebody was faster), clash, class_begun. */
export const coverTakeRequest = withEnvelope({ ...whose, classId: id });
export const coverResponse = z.object({ ok: z.literal(true), class: trainerClass });
export type CoverResponse = z.infer<typeof coverResponse>;

const hours = z.object({ weekday: z.number().int().min(0).max(6), from: time, to: time });
const away = z.object({ from: localDate, to: localDate, note: multiLineText().max(120) });

/** POST /trainer/availability/get (policy: TRAINER, ADMIN): when one can teach. No hours at all: at any time. */
export const trainerAvailabilityRequest = withEnvelope(whose);
/** POST /trainer/availability/save: in place of what was there. Refusals: bad_request (ends before it begins, hours that overlap). */
export const trainerAvailabilitySaveRequest = withEnvelope({
  ...whose,
  hours: z.array(hours).max(28),
  away: z.array(away).max(40),
});
export const trainerAvailabilityResponse = z.object({
  ok: z.literal(true),
  hours: z.array(hours),
  away: z.array(away),
});
export type TrainerAvailabilityResponse = z.infer<typeof trainerAvailabilityResponse>;

/** Whether an instructor can take a class. */
export const freeInstructor = z.object({
  instructorId: z.string(),
  name: z.string(),
  /** They are put on the timetable for classes of its type. */
  teaches: z.boolean(),
  /** Free; teaching then; away on that day; outside the hours that they have given. */
  state: z.enum(['free', 'teaching', 'away', 'outside_hours']),
  /** "Teaches Vinyasa Yoga, 09:00–10:00", "Away until 3 December"; empty when free. */
  words: z.string(),
});
export type FreeInstructor = z.infer<typeof freeInstructor>;

/** POST /admin/trainers/free (policy: ADMIN, STAFF): who could teach a class, the free ones who teach its type first. Refusals: not_found. */
export const freeInstructorsRequest = withEnvelope({ branchId, classId: id });
export const freeInstructorsResponse = z.object({
  ok: z.literal(true),
  instructors: z.array(freeInstructor),
});
export type FreeInstructorsResponse = z.infer<typeof freeInstructorsResponse>;
