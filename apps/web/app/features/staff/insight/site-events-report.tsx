import { formatDayAndYear } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { EventBars, FunnelBars } from './funnel-bars.tsx';
import { type RenderChart, ReportSection } from './report-section.tsx';

/** Booking funnel and all events counted on the site. */
export function SiteEventsReport({
  framed,
  countedSince,
}: {
  framed: RenderChart;
  countedSince: LocalDate | null;
}) {
  return (
    <ReportSection title="Website">
      {framed(
        'booking-funnel',
        {
          title: 'Booking funnel',
          text: `Visits that reached each step, from looking at the site to booking. ${formatCountedSince(countedSince)}`,
          empty: 'No visits counted in this period.',
        },
        (data) => (
          <FunnelBars label="Booking funnel" chart={data} />
        ),
      )}
      {framed(
        'site-events',
        {
          title: 'Visitor actions',
          text: 'Visits with each action, by page. Team visits aren’t counted.',
          empty: 'No actions counted in this period.',
        },
        (data) => (
          <EventBars label="Visitor actions" chart={data} />
        ),
      )}
    </ReportSection>
  );
}

function formatCountedSince(day: LocalDate | null): string {
  return day ? `Counted since ${formatDayAndYear(day)}.` : 'No visits counted yet.';
}
