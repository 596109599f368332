import { toPercent } from '../insight/class-figures.ts';
import type { SiteEventName } from './site-events.ts';

/** Steps of a visit towards a booking, in order. */
export const funnelSteps = [
  'timetable-viewed',
  'class-opened',
  'place-held',
  'payment-started',
  'class-booked',
] as const satisfies readonly SiteEventName[];
export type FunnelStep = (typeof funnelSteps)[number];

export const funnelStepLabels: Record<FunnelStep, string> = {
  'timetable-viewed': 'Viewed the timetable',
  'class-opened': 'Opened a class',
  'place-held': 'Held a place',
  'payment-started': 'Started payment',
  'class-booked': 'Booked',
};

/**
 * Step of the funnel, with the number of visits that reached it and its percentage of the previous step (null for the
 * first step, and when no visit reached the previous one).
 */
export interface FunnelRow {
  step: FunnelStep;
  visits: number;
  percentOfBefore: number | null;
}

/**
 * Builds the funnel from the number of visits by furthest step (handbook: analytics 5). A visit counts for every
 * earlier step too, even if it skipped one: a link to a class skips the timetable, and booking with a session skips the
 * payment.
 */
export function buildBookingFunnel(visitsByFurthestStep: Partial<Record<FunnelStep, number>>): FunnelRow[] {
  const visits = funnelSteps.map((_, nth) =>
    funnelSteps.slice(nth).reduce((sum, step) => sum + (visitsByFurthestStep[step] ?? 0), 0),
  );
  return funnelSteps.map((step, nth) => ({
    step,
    visits: visits[nth] ?? 0,
    percentOfBefore: nth === 0 ? null : toPercent(visits[nth] ?? 0, visits[nth - 1] ?? 0),
  }));
}
