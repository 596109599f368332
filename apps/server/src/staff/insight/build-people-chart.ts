import type { InsightChart } from '@studio/contracts/staff-insight';
import { getChartInterval, listIntervals, type Period } from '@studio/domain/insight/period';
import type { PeopleStats } from './read-people-stats.ts';

/** Builds the chart of new and returning people by day or week. */
export function buildPeopleChart(period: Period, people: readonly PeopleStats[]): InsightChart {
  const step = getChartInterval(period);
  const found = new Map(people.map((one) => [one.date, one]));
  return {
    id: 'people',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week starting', unit: 'day' },
      { heading: 'Returning', unit: 'count' },
      { heading: 'New', unit: 'count' },
    ],
    rows: listIntervals(period, step).map((start) => {
      const one = found.get(start);
      return [start, one?.returning ?? 0, one?.fresh ?? 0];
    }),
  };
}
