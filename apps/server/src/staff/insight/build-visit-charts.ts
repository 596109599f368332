import type { InsightChart } from '@studio/contracts/staff-insight';
import { buildBookingFunnel, funnelStepLabels } from '@studio/domain/site-events/booking-funnel';
import { eventLabels, eventValueLabels } from '@studio/domain/site-events/event-labels';
import { pageGroupLabels } from '@studio/domain/site-events/page-group';
import type { SiteVisitCounts } from '../../site-events/load-site-visit-counts.ts';

/** Builds the booking funnel and the site event chart. The funnel has no rows if no visit of the period was counted. */
export function buildVisitCharts({ visitsByFurthestStep, events }: SiteVisitCounts): InsightChart[] {
  const funnel = buildBookingFunnel(visitsByFurthestStep);
  const counted = funnel.some(({ visits }) => visits > 0);
  return [
    {
      id: 'booking-funnel',
      columns: [
        { heading: 'Step', unit: 'text' },
        { heading: 'Visits', unit: 'count' },
        { heading: 'Share of previous step', unit: 'percent' },
      ],
      rows: counted
        ? funnel.map(({ step, visits, percentOfBefore }) => [funnelStepLabels[step], visits, percentOfBefore])
        : [],
    },
    {
      id: 'site-events',
      columns: [
        { heading: 'Action', unit: 'text' },
        { heading: 'Detail', unit: 'text' },
        { heading: 'Page', unit: 'text' },
        { heading: 'Visits', unit: 'count' },
      ],
      rows: events.map(({ name, value, page, visits }) => [
        eventLabels[name],
        eventValueLabels[value] ?? null,
        pageGroupLabels[page],
        visits,
      ]),
    },
  ];
}
