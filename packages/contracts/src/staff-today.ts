import { actionItemKinds } from '@studio/domain/insight/action-items';
import { undeliveredEmailTopics } from '@studio/domain/insight/undelivered-emails';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, responseDate } from './shared-fields.ts';

const count = z.number().int().min(0);
/** Whole percent; null when the total is 0. */
const percent = z.number().int().min(0).nullable();
/** ISO instant. */
const instant = z.string();

/** Class that takes place today, with its counts. */
export const todayClass = z.object({
  classId: id,
  start: instant,
  end: instant,
  title: z.string(),
  instructorName: z.string(),
  room: z.string(),
  capacity: count,
  /** Number of active bookings, whatever their attendance. */
  booked: count,
  /** Number of attendees checked in or marked as attended. */
  checkedIn: count,
  noShows: count,
  waiting: count,
  /** Number of waiting list entries that aren't confirmed and therefore get no offers. */
  waitingUnconfirmed: count,
  cancelled: z.boolean(),
  /** Whether the instructor has asked for cover. */
  needsCover: z.boolean(),
  /** Bounds of the time in which check-in is possible. */
  checkInOpens: instant,
  checkInCloses: instant,
});
export type TodayClass = z.infer<typeof todayClass>;

/** Task for the team. `at` is the time of the event that caused it, or the time since which the task has waited. */
export const actionItem = z.object({
  key: z.string(),
  kind: z.enum(actionItemKinds),
  at: instant,
  /** Id of the class concerned. */
  classId: z.string().nullable(),
  title: z.string(),
  instructorName: z.string().nullable(),
  booked: count,
  capacity: count,
  /**
   * Name of a free instructor who teaches this class type. Null when there is none, and unless the class needs cover.
   */
  freeInstructor: z.string().nullable(),
  /** Id of the failed refund. /admin/money/refunds/retry retries it. */
  refundId: z.string().nullable(),
  amountPence: z.number().int().nullable(),
  /** Name of the client concerned. */
  name: z.string().nullable(),
  /** Reason of the failure, as the provider reported it. */
  reason: z.string().nullable(),
  /** Time at which the provider retries a failed renewal; null if it won't, and for other tasks. */
  nextAttemptAt: instant.nullable(),
  /**
   * Id of the client's profile to open. Items about undelivered emails also contain the email address, or the topic
   * when the recipient isn't a client.
   */
  personId: z.string().nullable(),
  email: z.string().nullable(),
  topic: z.enum(undeliveredEmailTopics).nullable(),
  /** Provider's id of a dispute, or of a refund made at the provider. /admin/money/handled marks it as handled. */
  providerId: z.string().nullable(),
  /** Number of items in this task, such as undelivered emails. */
  count,
});
export type ActionItem = z.infer<typeof actionItem>;

/** Tour of today. */
export const todayTour = z.object({
  tourId: id,
  start: instant,
  end: instant,
  name: z.string(),
  phone: z.string(),
  arrivedAt: instant.nullable(),
});
export type TodayTour = z.infer<typeof todayTour>;

/** POST /admin/today (policy: STAFF or ADMIN): returns the classes, tours, tasks and figures of the London day. */
export const getTodayRequest = withEnvelope({ branchId });
export const getTodayResponse = z.object({
  ok: z.literal(true),
  date: responseDate,
  /** Opening hours as 'HH:MM' in London; null on a closed day. */
  hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  now: instant,
  figures: z.object({
    booked: count,
    classes: count,
    percentFull: percent,
    checkedIn: count,
    /** Number of attendees expected by now: all bookings of started classes, and check-ins to later ones. */
    expectedSoFar: count,
    noShows: count,
    /** Sum of the day's payments. */
    paidTotalPence: z.number().int(),
    payments: count,
    refundedTotalPence: z.number().int(),
    refunds: count,
    tours: count,
    /** Start of the next tour whose visitors haven't arrived; null when there is none today. */
    nextTour: instant.nullable(),
  }),
  classes: z.array(todayClass),
  actionItems: z.array(actionItem),
  tours: z.array(todayTour),
});
export type GetTodayResponse = z.infer<typeof getTodayResponse>;

/**
 * POST /admin/tours/arrived (policy: STAFF or ADMIN): records or reverts the arrival of a tour's visitors. Repeating
 * the call changes nothing. Idempotent. Errors: not_found, already_cancelled, not_changeable (the tour isn't today).
 */
export const markTourArrivedRequest = withEnvelope({ branchId, tourId: id, arrived: z.boolean() });
export const markTourArrivedResponse = z.object({ ok: z.literal(true), arrivedAt: instant.nullable() });
export type MarkTourArrivedResponse = z.infer<typeof markTourArrivedResponse>;
