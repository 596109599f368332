import type { InsightChart } from '@studio/contracts/staff-insight';
import { bookingFunnel, funnelStepNames } from '@studio/domain/site-events/booking-funnel';
import { eventNames, valueNames } from '@studio/domain/site-events/event-names';
import { pageGroupNames } from '@studio/domain/site-events/page-group';
import type { SiteCounts } from '../../site-events/read-counts.ts';

/** The way of visits to a booking, and everything that is counted on the site. Without rows before anything was counted. */
export function visitCharts({ furthest, events }: SiteCounts): InsightChart[] {
  const funnel = bookingFunnel(furthest);
  const counted = funnel.some(({ visits }) => visits > 0);
  return [
    {
      id: 'booking-funnel',
      columns: [
        { heading: 'Step', unit: 'text' },
        { heading: 'Visits', unit: 'count' },
        { heading: 'Of the step before', unit: 'percent' },
      ],
      rows: counted
        ? funnel.map(({ step, visits, percentOfBefore }) => [funnelStepNames[step], visits, percentOfBefore])
        : [],
    },
    {
      id: 'site-events',
      columns: [
        { heading: 'What', unit: 'text' },
        { heading: 'Which', unit: 'text' },
        { heading: 'Page', unit: 'text' },
        { heading: 'Visits', unit: 'count' },
      ],
      rows: events.map(({ name, value, page, visits }) => [
        eventNames[name],
        valueNames[value] ?? null,
        pageGroupNames[page],
        visits,
      ]),
    },
  ];
}
