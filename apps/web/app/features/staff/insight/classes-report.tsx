import type { InsightChart } from '@studio/contracts/staff-insight';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { CountBars } from './insight-charts.tsx';
import { type RenderChart, ReportSection } from './report-section.tsx';

/** Classes with the highest occupancy, and classes that were at most 30% full. */
export function ClassesReport({ framed }: { framed: RenderChart }) {
  return (
    <ReportSection title="Classes">
      {framed(
        'top-classes',
        { title: 'Most booked', text: 'Classes with the highest occupancy, by weekday and time' },
        (one) => (
          <CountBars label="Most booked classes" chart={one} detail="booked" />
        ),
      )}
      {framed(
        'low-classes',
        {
          title: 'Low bookings',
          text: 'Classes up to 30% full, emptiest first',
          empty: 'Every class was more than 30% full.',
        },
        (one) => (
          <LowList chart={one} />
        ),
      )}
    </ReportSection>
  );
}

/** Maximum number of classes in the list. The table, which staff can show instead, has all of them. */
const maxLowClasses = 8;

function LowList({ chart: { rows } }: { chart: InsightChart }) {
  return (
    <>
      <ul className="-mt-2">
        {rows.slice(0, maxLowClasses).map(([day, time, title, instructor, booked, places]) => (
          <li
            key={`${day} ${time} ${title} ${instructor}`}
            className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 last:border-0"
          >
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="numeric block text-small text-stone">
                {formatDayAndYear(String(day))}, {time}, {instructor}
              </span>
            </span>
            <span className="numeric shrink-0 font-semibold text-warning">
              {booked} of {places}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > maxLowClasses && (
        <p className="mt-2 text-small text-stone">Show as table to see {rows.length - maxLowClasses} more.</p>
      )}
    </>
  );
}
