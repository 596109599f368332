import type { ChartId, GetInsightResponse, InsightChart } from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ClassesReport } from './classes-report.tsx';
import { loadInsight } from './insight-api.ts';
import { CountBars, OccupancyBars, TimeSeriesChart, WeekHeatmap } from './insight-charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PeriodBar } from './period-bar.tsx';
import { type RenderChart, ReportSection } from './report-section.tsx';
import { SiteReport } from './site-report.tsx';

interface StaffInsightProps {
  period: Period;
  today: LocalDate;
  onChoose: (period: Period) => void;
}

/** Reports for a period, compared with the previous one. */
export function StaffInsight({ period, today, onChoose }: StaffInsightProps) {
  const loaded = useQuery(`${period.from} ${period.to}`, () => loadInsight(period));
  return (
    <>
      <PeriodBar period={period} today={today} onChoose={onChoose} />
      <div className="mt-7">
        {loaded.failed && (
          <LoadError title="The figures could not be loaded." busy={loaded.busy} onRetry={loaded.refetch} />
        )}
        {!loaded.value && !loaded.failed && <Waiting />}
        {loaded.value && <Shown response={loaded.value} />}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-20 rounded-card" />
      <div className="mt-10 grid gap-5 desk:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-80 rounded-card" />
        ))}
      </div>
    </div>
  );
}

function Shown({ response }: { response: GetInsightResponse }) {
  const { period, before, figures, charts, countedSince } = response;
  const chart = (id: ChartId): InsightChart =>
    charts.find((data) => data.id === id) ?? { id, columns: [], rows: [] };
  const framed: RenderChart = (id, frameProps, draw) => (
    <ChartFrame
      key={id}
      {...frameProps}
      empty={frameProps.empty ?? 'No classes in these days.'}
      chart={chart(id)}
      period={period}
    >
      {draw(chart(id))}
    </ChartFrame>
  );
  return (
    <>
      <p role="status" className="mb-5 text-small text-stone">
        {span(period)}, compared with {span(before)}.
      </p>
      <KeyFigures figures={figures} />
      <ReportSection title="How full">
        {framed(
          'occupancy-by-activity',
          { title: 'By activity', text: 'Places booked, of all there were.' },
          (data) => (
            <OccupancyBars label="How full, by activity" chart={data} />
          ),
        )}
        {framed(
          'occupancy-by-instructor',
          { title: 'By instructor', text: 'Places booked in their classes.' },
          (data) => (
            <OccupancyBars label="How full, by instructor" chart={data} />
          ),
        )}
        {framed(
          'occupancy-by-weekday-and-hour',
          {
            title: 'Weekday and hour',
            text: 'Percent full of the classes that begin in each hour.',
            wide: true,
          },
          (data) => (
            <WeekHeatmap label="How full, by weekday and hour" chart={data} />
          ),
        )}
        {framed('occupancy-by-weekday', { title: 'By weekday', text: 'Monday to Sunday.' }, (data) => (
          <OccupancyBars label="How full, by weekday" chart={data} />
        ))}
        {framed(
          'occupancy-by-hour',
          { title: 'By hour', text: 'The hour in which a class begins.' },
          (data) => (
            <OccupancyBars label="How full, by hour" chart={data} />
          ),
        )}
      </ReportSection>
      <ReportSection title="Money">
        {framed(
          'revenue-by-time',
          {
            title: 'Revenue',
            text: 'What was taken, less what was given back, on the day it happened.',
            wide: true,
          },
          (data) => (
            <TimeSeriesChart
              label="Revenue"
              chart={data}
              columnStyles={[
                { column: 1, variant: 'line' },
                { column: 2, variant: 'dashed' },
              ]}
            />
          ),
        )}
        {framed(
          'revenue-by-kind',
          {
            title: 'What it was for',
            text: 'Net, by what was sold.',
            empty: 'No money in these days.',
            wide: true,
          },
          (data) => (
            <CountBars label="Revenue, by what was sold" chart={data} />
          ),
        )}
      </ReportSection>
      <ReportSection title="People">
        {framed(
          'people',
          {
            title: 'New and returning',
            text: 'People with a place in a class; new is who never had one before.',
            wide: true,
          },
          (data) => (
            <TimeSeriesChart
              label="New and returning people"
              chart={data}
              columnStyles={[
                { column: 1, variant: 'bar' },
                { column: 2, variant: 'striped' },
              ]}
            />
          ),
        )}
        {framed(
          'attendance',
          {
            title: 'Missed and cancelled late',
            text: 'Who did not come, and who gave up within 24 hours of the class.',
          },
          (data) => (
            <TimeSeriesChart
              label="Missed classes and late cancellations"
              chart={data}
              columnStyles={[
                { column: 1, variant: 'bar' },
                { column: 2, variant: 'striped' },
              ]}
            />
          ),
        )}
        {framed(
          'waiting',
          {
            title: 'Waiting lists',
            text: 'The classes that most people waited for.',
            empty: 'Nobody waited for a class in these days.',
          },
          (data) => (
            <CountBars label="Waiting lists" chart={data} detail="got a place" />
          ),
        )}
      </ReportSection>
      <SiteReport framed={framed} countedSince={countedSince} />
      <ClassesReport framed={framed} />
    </>
  );
}

function span({ from, to }: Period): string {
  return from === to ? formatDayAndYear(from) : `${formatDayAndYear(from)} to ${formatDayAndYear(to)}`;
}
