import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, localDate, responseDate } from './shared-fields.ts';

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

/** Units of a chart's columns. Numbers are whole, except for percentages. A null value is an empty cell. */
export const columnUnits = ['text', 'day', 'count', 'percent', 'pence'] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/** Rows of a chart, for its drawing, its table and its file. */
export const insightChart = z.object({
  id: z.enum(chartIds),
  columns: z.array(z.object({ heading: z.string(), unit: z.enum(columnUnits) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
export type InsightChart = z.infer<typeof insightChart>;

/** Figure of the period, and that of the previous period. */
export const insightFigure = z.object({
  id: z.enum(['occupancy', 'attendances', 'revenue', 'new-people', 'no-show-rate', 'waiting-list-joins']),
  unit: z.enum(columnUnits),
  value: z.number().nullable(),
  previousValue: z.number().nullable(),
  /** Numbers behind a percentage: `part` of `whole`. */
  basis: z.object({ part: z.number().int(), whole: z.number().int() }).optional(),
});
export type InsightFigure = z.infer<typeof insightFigure>;

const period = z.object({ from: responseDate, to: responseDate });

/**
 * POST /admin/insight (policy: STAFF or ADMIN): returns figures and charts of a range of London days, both included, at
 * most 366. Errors: bad_request.
 */
export const getInsightRequest = withEnvelope({ branchId, from: localDate, to: localDate });
export const getInsightResponse = z.object({
  ok: z.literal(true),
  period,
  /** Previous period, with which the figures are compared. */
  previousPeriod: period,
  step: z.enum(['day', 'week']),
  figures: z.array(insightFigure),
  charts: z.array(insightChart),
  /** First day on which site visits were counted; null before that. */
  countedSince: responseDate.nullable(),
});
export type GetInsightResponse = z.infer<typeof getInsightResponse>;

/**
 * POST /admin/insight/export (policy: STAFF or ADMIN): returns the rows of one chart as a CSV file. Errors:
 * bad_request.
 */
export const exportInsightRequest = withEnvelope({
  branchId,
  from: localDate,
  to: localDate,
  chart: z.enum(chartIds),
});
export const exportInsightResponse = z.object({ ok: z.literal(true), name: z.string(), csv: z.string() });
export type ExportInsightResponse = z.infer<typeof exportInsightResponse>;
