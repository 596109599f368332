import { roomKinds } from '@studio/domain/catalogue/room-kind';
import { maxClassPricePence } from '@studio/domain/pricing/price';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate, responseDate } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/** Time as 'HH:MM' in London. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time in the format HH:MM');
const key = z.string().min(1).max(60);
/** Number of places in a class. */
const capacity = z.number().int().min(1).max(99);
/** Price of one place. */
const pricePence = z.number().int().min(0).max(maxClassPricePence);

/** Class in the week view. */
export const weekCell = z.object({
  classId: z.string(),
  date: responseDate,
  time,
  /** Start as an ISO instant in UTC. */
  start: z.string(),
  durationMin: z.number().int(),
  title: z.string(),
  classTypeId: z.string(),
  activityId: z.string(),
  roomId: z.string(),
  instructorId: z.string(),
  instructorName: z.string(),
  /** Number of usable places, without beds out of service. */
  capacity: z.number().int(),
  /** Number of beds out of service. */
  bedsOutOfService: z.number().int(),
  booked: z.number().int(),
  /** Number of places in live holds, from checkouts and waiting list offers. */
  held: z.number().int(),
  waiting: z.number().int(),
  /** Number of waiting list entries that aren't confirmed and therefore get no offers. */
  waitingUnconfirmed: z.number().int(),
  status: z.enum(['SCHEDULED', 'CANCELLED']),
  /** Whether the class has started. It may have ended too. */
  hasStarted: z.boolean(),
  /** Whether the instructor has asked for cover. */
  needsCover: z.boolean(),
  /** Whether the class belongs to a recurring series. */
  isRecurring: z.boolean(),
});
export type WeekCell = z.infer<typeof weekCell>;

const namedDay = z.object({ date: responseDate, name: z.string() });

/** POST /admin/timetable/week: returns the week of a day, Monday to Sunday. */
export const getTimetableWeekRequest = withEnvelope({ branchId, week: localDate.optional() });
export const getTimetableWeekResponse = z.object({
  ok: z.literal(true),
  from: responseDate,
  to: responseDate,
  today: responseDate,
  /** Current time of the server, as an ISO instant. */
  now: z.string(),
  rooms: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string(), capacity: z.number() })),
  activities: z.array(z.object({ id: z.string(), label: z.string() })),
  /** Classes ordered by day, start and room. */
  classes: z.array(weekCell),
  closures: z.array(namedDay),
  /** Bank holidays of this week, from today on, on which the studio is open. */
  holidays: z.array(namedDay),
  /** Last day for which recurring classes have been created. */
  generatedUntil: responseDate,
});
export type GetTimetableWeekResponse = z.infer<typeof getTimetableWeekResponse>;

/** POST /admin/timetable/class-options: returns the class types, rooms and instructors to create a class from. */
export const getClassOptionsRequest = withEnvelope({ branchId });
export const getClassOptionsResponse = z.object({
  ok: z.literal(true),
  classTypes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      activityId: z.string(),
      difficulty: z.string(),
      durationMin: z.number().int(),
      pricePence: z.number().int(),
      /** Usual number of places; null for all places of the room. */
      capacity: z.number().int().nullable(),
    }),
  ),
  rooms: z.array(z.object({ id: z.string(), name: z.string(), capacity: z.number().int() })),
  instructors: z.array(
    z.object({ id: z.string(), name: z.string(), portrait: z.string(), teaches: z.array(z.string()) }),
  ),
});
export type GetClassOptionsResponse = z.infer<typeof getClassOptionsResponse>;

/**
 * POST /admin/timetable/class: returns one class for its panel. Its attendees are in /admin/check-in/roster. Errors:
 * not_found.
 */
export const getTimetableClassRequest = withEnvelope({ branchId, classId: id });
export const getTimetableClassResponse = z.object({
  ok: z.literal(true),
  class: weekCell,
  difficulty: z.string(),
  roomName: z.string(),
  /** Kind of the room. Only a room with beds can have a bed out of service. */
  roomKind: z.enum(roomKinds),
  pricePence: z.number().int(),
  currency: z.string(),
  /** Series of a recurring class, with its last day (null when it has no end); null for a single class. */
  series: z.object({ endsOn: responseDate.nullable(), everyMonth: z.boolean() }).nullable(),
  /** Name of the instructor of the series, for whom another instructor covers this class; null when there is none. */
  coveringFor: z.string().nullable(),
  /** Request for cover by the instructor; null when there is none. */
  cover: z.object({ reason: z.string(), requestedAt: z.string() }).nullable(),
  /** Beds out of service for this class. */
  bedsOutOfService: z.array(
    z.object({
      bedId: z.string(),
      /** Name of the bed, such as "Bed 4"; null if staff didn't say which one. */
      bed: z.string().nullable(),
      reason: z.string(),
      from: responseDate,
      to: responseDate,
      /** Whether the bed is out of service only for this class, or for every class of the room in these days. */
      scope: z.enum(['class', 'room']),
    }),
  ),
});
export type GetTimetableClassResponse = z.infer<typeof getTimetableClassResponse>;

/**
 * POST /admin/timetable/add: adds one class, or a weekly series. Errors: clash, closed_day, class_begun, bad_request.
 */
export const addClassRequest = withEnvelope({
  branchId,
  classTypeId: key,
  roomId: key,
  instructorId: key,
  date: localDate,
  /** Start as 'HH:MM' in London. Not called `time`, because the envelope has a `time`. */
  startTime: time,
  capacity,
  /** Price; when it's missing, that of the class type. */
  pricePence: pricePence.optional(),
  repeat: z.enum(['once', 'weekly']),
  /** Last day of the series; null or absent when it has no end. */
  until: localDate.nullish(),
});
export const addClassResponse = z.object({
  ok: z.literal(true),
  /** Id of the first class created; null when all days are closed or too far ahead to create classes. */
  classId: z.string().nullable(),
  created: z.number().int(),
});
export type AddClassResponse = z.infer<typeof addClassResponse>;

/** Changes to a class. Absent fields stay unchanged. */
export const classChanges = z.object({
  time: time.optional(),
  roomId: key.optional(),
  instructorId: key.optional(),
  capacity: capacity.optional(),
  /** New price, which applies to new bookings. Existing bookings keep their price. */
  pricePence: pricePence.optional(),
});
export type ClassChanges = z.infer<typeof classChanges>;

/**
 * POST /admin/timetable/change: changes one class, or it and all later ones of its series. With `preview` nothing
 * changes, but the response and errors are the same. Errors: not_found, clash, below_booked, class_begun,
 * not_changeable.
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
  /** Number of classes that change. */
  changed: z.number().int(),
  /** Number of emails to clients, one for each order (places booked together). */
  notified: z.number().int(),
  /** Number of orders (places booked together) without an email address, whose clients the team has to tell. */
  unreachable: z.number().int(),
  /**
   * New instructor, then the previous ones, and whether each gets an email. An instructor without an account gets none.
   * Empty when the instructor stays, and without the instructor who makes the change.
   */
  instructors: z.array(z.object({ name: z.string(), emailed: z.boolean() })),
});
export type ChangeClassResponse = z.infer<typeof changeClassResponse>;

/**
 * POST /admin/timetable/remove-empty: removes a class without bookings, holds or a waiting list. Errors: not_found,
 * has_bookings (or holds or a waiting list), class_begun.
 */
export const removeEmptyClassRequest = withEnvelope({ branchId, classId: id });
/**
 * POST /admin/timetable/restore: restores a removed or cancelled class. Errors: not_found, clash, closed_day,
 * not_changeable (its refunds are in progress), class_begun.
 */
export const restoreClassRequest = withEnvelope({ branchId, classId: id });
export const classStatusResponse = z.object({ ok: z.literal(true), class: weekCell });
export type ClassStatusResponse = z.infer<typeof classStatusResponse>;

/**
 * POST /admin/timetable/end: ends a recurring series from this class on. Classes without bookings, holds or a waiting
 * list are removed; staff must cancel the others. With `preview`, nothing changes. Errors: not_found, class_begun, not_changeable.
 */
export const endSeriesRequest = withEnvelope({ branchId, classId: id, preview: z.boolean().default(false) });
/**
 * Number of removed classes, and the classes that stay until staff cancel them, because they have bookings, holds or a
 * waiting list.
 */
export const removedClassesResponse = z.object({
  ok: z.literal(true),
  removed: z.number().int(),
  withBookings: z.array(weekCell),
});
export type RemovedClassesResponse = z.infer<typeof removedClassesResponse>;

/** Maximum number of days that one request closes. */
export const maxClosedDays = 31;

/**
 * POST /admin/timetable/close and /admin/timetable/open: closes the studio on a day, or on all days from `date` to
 * `lastDate`, or reopens a day. With `preview`, closing changes nothing. Errors: class_begun (the day has passed),
 * bad_request (with `field`), not_changeable (reopening a day that isn't closed).
 */
export const closeDayRequest = withEnvelope({
  branchId,
  date: localDate,
  /** Last day of a closure of several days. Absent for one day. */
  lastDate: localDate.optional(),
  /** Reason that visitors see, such as "Boxing Day". */
  name: singleLineText().min(1).max(80),
  preview: z.boolean().default(false),
});
export const reopenDayRequest = withEnvelope({ branchId, date: localDate });
export const reopenDayResponse = z.object({
  ok: z.literal(true),
  /** Number of classes that were restored, or created from recurring classes. */
  restored: z.number().int(),
});
export type ReopenDayResponse = z.infer<typeof reopenDayResponse>;
