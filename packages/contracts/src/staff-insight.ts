import { actionItemKinds } from '@studio/domain/insight/action-items';
import { undeliveredEmailTopics } from '@studio/domain/insight/undelivered-emails';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate, responseDate } from './fields.ts';

const count = z.number().int().min(0);
/** Whole percent; null where there is nothing to take a part of. */
const percent = z.number().int().min(0).nullable();
/** ISO. */
const instant = z.string();

/** One class of today. */
export const todayClass = z.object({
  classId: id,
  start: instant,
  end: instant,
  title: z.string(),
  instructorName: z.string(),
  room: z.string(),
  capacity: count,
  /** Places that stand, whoever came. */
  booked: count,
  /** Checked in, or marked as having come. */
  here: count,
  missed: count,
  /** People on the waiting list. */
  waiting: count,
  /** Those of them who have not confirmed, who are offered nothing. */
  waitingUnconfirmed: count,
  cancelled: z.boolean(),
  /** Its instructor asks for somebody else. */
  needsCover: z.boolean(),
  /** When its door opens and closes: check-in is possible between them. */
  doorOpens: instant,
  doorCloses: instant,
});
export type TodayClass = z.infer<typeof todayClass>;

/** One thing that a person has to do. `at`: when it happens, or since when it waits. */
export const actionItem = z.object({
  key: z.string(),
  kind: z.enum(actionItemKinds),
  at: instant,
  /** The class that it is about. */
  classId: z.string().nullable(),
  title: z.string(),
  instructorName: z.string().nullable(),
  booked: count,
  capacity: count,
  /** Of a class that wants cover: somebody who teaches this and has the time. */
  freeInstructor: z.string().nullable(),
  /** The refund that it is about; asked for again by its own call. */
  refundId: z.string().nullable(),
  /** Of money: in pounds. */
  amount: z.number().nullable(),
  /** Whom it concerns. */
  name: z.string().nullable(),
  /** Why it did not work, in the words of the provider. */
  reason: z.string().nullable(),
  /** Whose page opens. Of refused emails also the address, or what they were about when they went to no client. */
  personId: z.string().nullable(),
  email: z.string().nullable(),
  about: z.enum(undeliveredEmailTopics).nullable(),
  /** A refund made at the provider, or a dispute: its id there, which marks it as handled. */
  providerId: z.string().nullable(),
  /** How many wait. */
  count: count,
});
export type ActionItem = z.infer<typeof actionItem>;

/** A tour of today. */
export const todayTour = z.object({
  tourId: id,
  start: instant,
  end: instant,
  name: z.string(),
  phone: z.string(),
  arrivedAt: instant.nullable(),
});
export type TodayTour = z.infer<typeof todayTour>;

/** POST /admin/today (policy: staff tools): how the studio's London day stands. */
export const todayRequest = withEnvelope({ branchId });
export const todayResponse = z.object({
  ok: z.literal(true),
  /** The London day. */
  date: responseDate,
  /** 'HH:MM', London; null on a closed day. */
  hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  now: instant,
  figures: z.object({
    booked: count,
    classes: count,
    percentFull: percent,
    here: count,
    /** Booked in classes whose door is open or has been. */
    soFar: count,
    missed: count,
    /** In pounds. */
    taken: z.number(),
    payments: count,
    back: z.number(),
    refunds: count,
    tours: count,
    /** The start of the next tour that has not arrived; null when none is to come. */
    nextTour: instant.nullable(),
  }),
  classes: z.array(todayClass),
  needs: z.array(actionItem),
  tours: z.array(todayTour),
});
export type TodayResponse = z.infer<typeof todayResponse>;

/**
 * POST /admin/tours/arrived (policy: staff tools): the visitors of a tour are here, or were not after all. Asking again
 * changes nothing. Refusals: not_found, already_cancelled, not_changeable (not today).
 */
export const tourArrivedRequest = withEnvelope({ branchId, tourId: id, arrived: z.boolean() });
export const tourArrivedResponse = z.object({ ok: z.literal(true), arrivedAt: instant.nullable() });
export type TourArrivedResponse = z.infer<typeof tourArrivedResponse>;

export const chartIds = [
  'occupancy-by-activity',
  'occupancy-by-hour',
  'occupancy-by-weekday',
  'occupancy-by-weekday-and-hour',
  'occupancy-by-instructor',
  'revenue-by-time',
  'revenue-by-kind',
  'people',
  'attendance',
  'waiting',
  'top-classes',
  'low-classes',
  'booking-funnel',
  'site-events',
] as const;
export type ChartId = (typeof chartIds)[number];

/** What stands in a column. 'pounds' with two decimals, 'percent' whole; null where there is nothing to say. */
export const columnUnits = ['text', 'day', 'count', 'percent', 'pounds'] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/** The rows behind a chart: what is drawn, what its table shows and what its file holds. */
export const insightChart = z.object({
  id: z.enum(chartIds),
  columns: z.array(z.object({ heading: z.string(), unit: z.enum(columnUnits) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
export type InsightChart = z.infer<typeof insightChart>;

/** One figure of a period beside that of the period before. */
export const insightFigure = z.object({
  id: z.enum(['full', 'visits', 'revenue', 'new-people', 'missed', 'waited']),
  unit: z.enum(columnUnits),
  value: z.number().nullable(),
  before: z.number().nullable(),
});
export type InsightFigure = z.infer<typeof insightFigure>;

const period = z.object({ from: responseDate, to: responseDate });

/**
 * POST /admin/insight (policy: staff tools): the figures and charts of London days, both included, at most 366.
 * Refusals: bad_request.
 */
export const insightRequest = withEnvelope({ branchId, from: localDate, to: localDate });
export const insightResponse = z.object({
  ok: z.literal(true),
  period,
  /** What it is compared with. */
  before: period,
  step: z.enum(['day', 'week']),
  figures: z.array(insightFigure),
  charts: z.array(insightChart),
  /** The first day on which visits of the site were counted; null before any were. */
  countedSince: responseDate.nullable(),
});
export type InsightResponse = z.infer<typeof insightResponse>;

/** POST /admin/insight/export (policy: staff tools): the rows behind one chart as a file. Refusals: bad_request. */
export const insightExportRequest = withEnvelope({
  branchId,
  from: localDate,
  to: localDate,
  chart: z.enum(chartIds),
});
export const insightExportResponse = z.object({ ok: z.literal(true), name: z.string(), csv: z.string() });
export type InsightExportResponse = z.infer<typeof insightExportResponse>;
