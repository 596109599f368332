import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate, responseDate } from './fields.ts';
import { multiLineText, singleLineText } from './text.ts';

/** 'HH:MM', London. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time, HH:MM');
const key = z.string().min(1).max(60);
/** How many one class holds. */
const capacity = z.number().int().min(1).max(99);
/** What one place costs, in pounds with whole pence (13.5 is £13.50). */
const pounds = z.number().min(0).max(999).multipleOf(0.01);
const reason = multiLineText().max(200).default('');

/** One class as the week shows it. */
export const weekCell = z.object({
  classId: z.string(),
  date: responseDate,
  time,
  /** ISO instant, UTC. */
  start: z.string(),
  durationMin: z.number().int(),
  title: z.string(),
  classTypeId: z.string(),
  activityId: z.string(),
  roomId: z.string(),
  instructorId: z.string(),
  instructorName: z.string(),
  /** Places that can be given, those out of order taken off. */
  capacity: z.number().int(),
  /** Places out of order. */
  bedsOut: z.number().int(),
  booked: z.number().int(),
  /** Places in live holds: somebody is at the checkout, or has been offered one. */
  held: z.number().int(),
  /** People on the waiting list. */
  waiting: z.number().int(),
  /** Those of them who have not confirmed, who are offered nothing. */
  waitingUnconfirmed: z.number().int(),
  status: z.enum(['ON', 'CANCELLED']),
  /** Over, or begun. */
  begun: z.boolean(),
  /** Its instructor has asked for cover. */
  needsCover: z.boolean(),
  /** It repeats. */
  repeats: z.boolean(),
});
export type WeekCell = z.infer<typeof weekCell>;

const namedDay = z.object({ date: responseDate, name: z.string() });

/** POST /admin/timetable/week: the week that a day lies in, Monday first. */
export const timetableWeekRequest = withEnvelope({ branchId, week: localDate.optional() });
export const timetableWeekResponse = z.object({
  ok: z.literal(true),
  /** Monday. */
  from: responseDate,
  /** Sunday. */
  to: responseDate,
  today: responseDate,
  /** The server's time, an ISO instant. */
  now: z.string(),
  rooms: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string(), capacity: z.number() })),
  activities: z.array(z.object({ id: z.string(), label: z.string() })),
  /** By day, start and room. */
  classes: z.array(weekCell),
  closures: z.array(namedDay),
  /** Bank holidays of this week that the studio is open on. */
  holidays: z.array(namedDay),
  /** The last day for which classes are made already. */
  madeUntil: responseDate,
});
export type TimetableWeekResponse = z.infer<typeof timetableWeekResponse>;

/** POST /admin/timetable/choices: what a class can be made of. */
export const timetableChoicesRequest = withEnvelope({ branchId });
export const timetableChoicesResponse = z.object({
  ok: z.literal(true),
  classTypes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      activityId: z.string(),
      difficulty: z.string(),
      durationMin: z.number().int(),
      /** In pounds. */
      price: z.number(),
    }),
  ),
  rooms: z.array(z.object({ id: z.string(), name: z.string(), capacity: z.number().int() })),
  instructors: z.array(
    z.object({ id: z.string(), name: z.string(), portrait: z.string(), teaches: z.array(z.string()) }),
  ),
});
export type TimetableChoicesResponse = z.infer<typeof timetableChoicesResponse>;

/** POST /admin/timetable/class: one class, as its panel shows it. The people in it: /admin/door/roster. */
export const timetableClassRequest = withEnvelope({ branchId, classId: id });
export const timetableClassResponse = z.object({
  ok: z.literal(true),
  class: weekCell,
  difficulty: z.string(),
  roomName: z.string(),
  /** In pounds. */
  price: z.number(),
  currency: z.string(),
  /** When it repeats: until when, null for ever. */
  pattern: z.object({ endsOn: responseDate.nullable(), everyMonth: z.boolean() }).nullable(),
  /** What its instructor said when they asked for cover. */
  cover: z.object({ reason: z.string(), askedAt: z.string() }).nullable(),
  /** Beds that are out of order in it. */
  bedsOut: z.array(
    z.object({
      bedId: z.string(),
      reason: z.string(),
      from: responseDate,
      to: responseDate,
      /** Of this class alone, or of every class of the room in these days. */
      of: z.enum(['class', 'room']),
    }),
  ),
});
export type TimetableClassResponse = z.infer<typeof timetableClassResponse>;

/** POST /admin/timetable/add: one class, or one every week. Refuses with clash, closed_day, class_begun, bad_request. */
export const addClassRequest = withEnvelope({
  branchId,
  classTypeId: key,
  roomId: key,
  instructorId: key,
  date: localDate,
  /** 'HH:MM', London; the envelope has a `time` of its own. */
  startTime: time,
  capacity,
  /** Absent: what the class type costs. */
  price: pounds.optional(),
  repeat: z.enum(['once', 'weekly']),
  /** The last day of what repeats; null or absent for ever. */
  until: localDate.nullish(),
});
export const addClassResponse = z.object({
  ok: z.literal(true),
  /** The first one made; null when all its days so far are closed, or lie further ahead than classes are made. */
  classId: z.string().nullable(),
  made: z.number().int(),
});
export type AddClassResponse = z.infer<typeof addClassResponse>;

/** What can be changed of a class; what is absent stays. */
export const classChanges = z.object({
  time: time.optional(),
  roomId: key.optional(),
  instructorId: key.optional(),
  capacity: capacity.optional(),
  /** For bookings from now on: those that stand keep what they paid. */
  price: pounds.optional(),
});
export type ClassChanges = z.infer<typeof classChanges>;

/**
 * POST /admin/timetable/change: one class, or it and all that follow. With `preview` nothing is changed, and the answer
 * and every refusal are as they would be. Refuses with clash, below_booked, class_begun, not_changeable.
 */
export const changeClassRequest = withEnvelope({
  branchId,
  classId: id,
  scope: z.enum(['one', 'following']),
  changes: classChanges,
  preview: z.boolean().default(false),
});
export const changeClassResponse = z.object({
  ok: z.literal(true),
  /** Classes that change. */
  changed: z.number().int(),
  /** People who are told by mail. */
  told: z.number().int(),
});
export type ChangeClassResponse = z.infer<typeof changeClassResponse>;

/** POST /admin/timetable/off: takes a class off that nobody has booked. Refuses with has_bookings, class_begun. */
export const removeClassRequest = withEnvelope({ branchId, classId: id });
/** POST /admin/timetable/on: puts it back. Refuses with clash, closed_day, not_changeable, class_begun. */
export const restoreClassRequest = withEnvelope({ branchId, classId: id });
export const classStatusResponse = z.object({ ok: z.literal(true), class: weekCell });
export type ClassStatusResponse = z.infer<typeof classStatusResponse>;

/** POST /admin/timetable/end: a class repeats no more from this one on. Empty ones go; the others have to be cancelled. */
export const endSeriesRequest = withEnvelope({ branchId, classId: id, preview: z.boolean().default(false) });
/** What goes, and what stays until it is cancelled, because people are booked. */
export const endSeriesResponse = z.object({
  ok: z.literal(true),
  removed: z.number().int(),
  withBookings: z.array(weekCell),
});
export type EndSeriesResponse = z.infer<typeof endSeriesResponse>;

/** POST /admin/timetable/close: no classes on a day. POST /admin/timetable/open: again. */
export const closeDayRequest = withEnvelope({
  branchId,
  date: localDate,
  /** Said to visitors: "Boxing Day". */
  name: singleLineText().min(1).max(80),
  preview: z.boolean().default(false),
});
export const reopenDayRequest = withEnvelope({ branchId, date: localDate });
export const reopenDayResponse = z.object({
  ok: z.literal(true),
  /** Classes that are on again. */
  made: z.number().int(),
});
export type ReopenDayResponse = z.infer<typeof reopenDayResponse>;

/** Which classes miss a bed: one, or all of a room from a day to another. */
const bedWhere = z.union([
  z.object({ classId: id }),
  z.object({ roomId: key, from: localDate, to: localDate }),
]);

/** POST /admin/timetable/bed/preview: which classes are too full for it, and who would have to move. */
export const bedOutOfServicePreviewRequest = withEnvelope({ branchId, where: bedWhere });
export const bedOutOfServicePreviewResponse = z.object({
  ok: z.literal(true),
  /** Classes that lose a place. */
  classes: z.number().int(),
  /** Those whose places are all taken, with the person who booked last. */
  full: z.array(
    z.object({
      class: weekCell,
      bookingId: z.string(),
      name: z.string(),
      bookedAt: z.string(),
      /** Where they can go, by start. */
      options: z.array(
        z.object({
          classId: z.string(),
          start: z.string(),
          title: z.string(),
          instructorName: z.string(),
          free: z.number().int(),
        }),
      ),
    }),
  ),
});
export type BedOutOfServicePreviewResponse = z.infer<typeof bedOutOfServicePreviewResponse>;

/**
 * POST /admin/timetable/bed/out: takes a bed out. Every person of the preview is moved to another class, or put first on
 * the waiting list with their money or session back. Refuses with below_booked when the classes are not as previewed.
 */
export const bedOutOfServiceRequest = withEnvelope({
  branchId,
  where: bedWhere,
  reason,
  moves: z
    .array(
      z.object({
        bookingId: id,
        /** Null: first on the waiting list. */
        toClassId: id.nullable(),
      }),
    )
    .max(200)
    .default([]),
});
export const bedOutOfServiceResponse = z.object({
  ok: z.literal(true),
  bedId: z.string(),
  classes: z.number().int(),
  moved: z.number().int(),
  waiting: z.number().int(),
});
export type BedOutOfServiceResponse = z.infer<typeof bedOutOfServiceResponse>;

/** POST /admin/timetable/bed/back: the bed is in order again. */
export const bedBackInServiceRequest = withEnvelope({ branchId, bedId: id });
export const bedBackInServiceResponse = z.object({ ok: z.literal(true), classes: z.number().int() });
export type BedBackInServiceResponse = z.infer<typeof bedBackInServiceResponse>;
