import type { InsightChart } from '@studio/contracts/staff-insight';
import { type Period, stepOf, stepsOf } from '@studio/domain/insight/period';
import type { StepPeople } from './people-figures.ts';

/** Who came for the first time, and who came again, by day or week. */
export function peopleChart(period: Period, people: readonly StepPeople[]): InsightChart {
  const step = stepOf(period);
  const found = new Map(people.map((one) => [one.date, one]));
  return {
    id: 'people',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week from', unit: 'day' },
      { heading: 'Returning', unit: 'count' },
      { heading: 'New', unit: 'count' },
    ],
    rows: stepsOf(period, step).map((start) => {
      const one = found.get(start);
      return [start, one?.returning ?? 0, one?.fresh ?? 0];
    }),
  };
}
