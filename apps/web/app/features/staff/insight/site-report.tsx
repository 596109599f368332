import { formatDayAndYear } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { EventBars, FunnelBars } from './funnel-bars.tsx';
import { type RenderChart, ReportSection } from './report-section.tsx';

/** Booking funnel and all events counted on the site. */
export function SiteReport({
  framed,
  countedSince,
}: {
  framed: RenderChart;
  countedSince: LocalDate | null;
}) {
  return (
    <ReportSection title="The site">
      {framed(
        'booking-funnel',
        {
          title: 'The way to a booking',
          text: `Visits by day, each counted for every step up to its furthest. ${formatCountedSince(countedSince)}`,
          empty: 'No visits were counted in these days.',
        },
        (data) => (
          <FunnelBars label="The way to a booking" chart={data} />
        ),
      )}
      {framed(
        'site-events',
        {
          title: 'What visitors did',
          text: 'Visits in which it happened, and on which pages. Nobody of the team is counted.',
          empty: 'Nothing was counted in these days.',
        },
        (data) => (
          <EventBars label="What visitors did" chart={data} />
        ),
      )}
    </ReportSection>
  );
}

function formatCountedSince(day: LocalDate | null): string {
  return day ? `Counted since ${formatDayAndYear(day)}.` : 'Nothing has been counted yet.';
}
