import type { ChartId, GetInsightResponse, InsightChart } from '@studio/contracts/staff-insight';
import type { Period } from '@studio/domain/insight/period';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ClassesReport } from './classes-report.tsx';
import { CountBars, OccupancyBars, TimeSeriesChart, WeekHeatmap } from './insight-charts.tsx';
import { insightQueries } from './insight-queries.ts';
import { KeyFigures } from './key-figures.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { type RenderChart, ReportNav, ReportSection } from './report-section.tsx';
import { SiteEventsReport } from './site-events-report.tsx';

interface StaffInsightProps {
  period: Period;
  today: LocalDate;
  onChoose: (period: Period) => void;
}

/** Reports for a period, compared with the previous one. */
export function StaffInsight({ period, today, onChoose }: StaffInsightProps) {
  const { data, isError, isFetching, refetch } = useQuery(insightQueries.period(period));
  return (
    <>
      <PeriodPicker period={period} today={today} onChoose={onChoose} />
      <div className="mt-7">
        {isError && <LoadError title="Couldn’t load reports." busy={isFetching} onRetry={refetch} />}
        {!data && !isError && <Waiting />}
        {data && <Shown response={data} today={today} />}
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

function Shown({ response, today }: { response: GetInsightResponse; today: LocalDate }) {
  const { period, previousPeriod, figures, charts, countedSince } = response;
  const chart = (id: ChartId): InsightChart =>
    charts.find((data) => data.id === id) ?? { id, columns: [], rows: [] };
  const framed: RenderChart = (id, frameProps, draw) => (
    <ChartFrame
      key={id}
      {...frameProps}
      empty={frameProps.empty ?? 'No classes in this period.'}
      chart={chart(id)}
      period={period}
    >
      {draw(chart(id))}
    </ChartFrame>
  );
  return (
    <>
      <p role="status" className="mb-5 text-small text-stone">
        {span(period)}, compared with {span(previousPeriod)}.
        {period.to === addDays(today, -1) && ' Today isn’t included.'}
      </p>
      <KeyFigures figures={figures} />
      <ReportNav />
      <ReportSection title="Occupancy">
        {framed('occupancy-by-activity', { title: 'By activity', text: 'Share of places booked' }, (data) => (
          <OccupancyBars label="Occupancy by activity" chart={data} />
        ))}
        {framed(
          'occupancy-by-instructor',
          { title: 'By instructor', text: 'Share of places booked in each instructor’s classes' },
          (data) => (
            <OccupancyBars label="Occupancy by instructor" chart={data} />
          ),
        )}
        {framed(
          'occupancy-by-weekday-and-hour',
          {
            title: 'By weekday and time of day',
            text: 'Occupancy (%) of classes that start in each hour',
            wide: true,
          },
          (data) => (
            <WeekHeatmap label="Occupancy by weekday and time of day" chart={data} />
          ),
        )}
        {framed(
          'occupancy-by-weekday',
          { title: 'By weekday', text: 'Share of places booked on each day' },
          (data) => (
            <OccupancyBars label="Occupancy by weekday" chart={data} />
          ),
        )}
        {framed(
          'occupancy-by-hour',
          { title: 'By time of day', text: 'Share of places booked in classes that start in each hour' },
          (data) => (
            <OccupancyBars label="Occupancy by time of day" chart={data} />
          ),
        )}
      </ReportSection>
      <ReportSection title="Revenue">
        {framed(
          'revenue-by-time',
          {
            title: 'Net revenue',
            text: 'Payments minus refunds, on the day each was made',
            wide: true,
          },
          (data) => (
            <TimeSeriesChart
              label="Net revenue"
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
            title: 'By category',
            text: 'Net revenue from each type of sale',
            empty: 'No payments in this period.',
            wide: true,
          },
          (data) => (
            <CountBars label="Net revenue by category" chart={data} />
          ),
        )}
      </ReportSection>
      <ReportSection title="Clients">
        {framed(
          'people',
          {
            title: 'New and returning',
            text: 'Clients who booked a class. New clients had no earlier bookings.',
            wide: true,
          },
          (data) => (
            <TimeSeriesChart
              label="New and returning clients"
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
            title: 'No-shows and late cancellations',
            text: 'No-shows, and bookings cancelled within 24 hours of the class',
          },
          (data) => (
            <TimeSeriesChart
              label="No-shows and late cancellations"
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
            text: 'Classes with the most clients on the waiting list',
            empty: 'No one joined a waiting list in this period.',
          },
          (data) => (
            <CountBars label="Waiting lists" chart={data} detail="got a place" />
          ),
        )}
      </ReportSection>
      <SiteEventsReport framed={framed} countedSince={countedSince} />
      <ClassesReport framed={framed} />
    </>
  );
}

function span({ from, to }: Period): string {
  return from === to ? formatDayAndYear(from) : `${formatDayAndYear(from)} to ${formatDayAndYear(to)}`;
}
