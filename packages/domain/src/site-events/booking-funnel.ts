import { toPercent } from '../insight/class-figures.ts';
import type { SiteEventName } from './site-events.ts';

/** The way of a visit to a booking, in its order. */
export const funnelSteps = [
  'timetable-viewed',
  'class-opened',
  'place-held',
  'payment-begun',
  'class-booked',
] as const satisfies readonly SiteEventName[];
export type FunnelStep = (typeof funnelSteps)[number];

/** How the figures call each. */
export const funnelStepLabels: Record<FunnelStep, string> = {
  'timetable-viewed': 'Saw the timetable',
  'class-opened': 'Opened a class',
  'place-held': 'Held a place',
  'payment-begun': 'Began to pay',
  'class-booked': 'Booked',
};

/** One step: how many visits came so far, and how many percent of the step before they are; null for the first. */
export interface FunnelRow {
  step: FunnelStep;
  visits: number;
  percentOfBefore: number | null;
}

/**
 * The steps of visits, from how many had each as their furthest (handbook: analytics 5). A visit that came further counts for every step before:
 * who has a link to a class needs no timetable, and who has a session pays nothing.
 */
export function buildBookingFunnel(furthest: Partial<Record<FunnelStep, number>>): FunnelRow[] {
  const visits = funnelSteps.map((_, nth) =>
    funnelSteps.slice(nth).reduce((sum, step) => sum + (furthest[step] ?? 0), 0),
  );
  return funnelSteps.map((step, nth) => ({
    step,
    visits: visits[nth] ?? 0,
    percentOfBefore: nth === 0 ? null : toPercent(visits[nth] ?? 0, visits[nth - 1] ?? 0),
  }));
}
