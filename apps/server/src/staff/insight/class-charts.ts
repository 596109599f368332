import type { InsightChart } from '@studio/contracts/staff-insight';
import {
  type ClassFigures,
  isLow,
  percentFull,
  percentMissed,
  percentOf,
  talliesBy,
  tally,
  weekdayOf,
} from '@studio/domain/insight/class-figures';
import { type Period, stepOf, stepStart, stepsOf } from '@studio/domain/insight/period';

const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** How many of the best-booked classes of the week are named. */
const topMost = 10;

/** Who came, who did not, and who gave up too late, by day or week. */
export function attendanceChart(period: Period, classes: readonly ClassFigures[]): InsightChart {
  const step = stepOf(period);
  const sums = talliesBy(classes, ({ date }) => stepStart(date, step, period));
  const none = tally([]);
  return {
    id: 'attendance',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week from', unit: 'day' },
      { heading: 'Did not come', unit: 'count' },
      { heading: 'Cancelled late', unit: 'count' },
      { heading: 'Came', unit: 'count' },
      { heading: 'Did not come, share', unit: 'percent' },
    ],
    rows: stepsOf(period, step).map((start) => {
      const sum = sums.get(start) ?? none;
      return [start, sum.missed, sum.cancelledLate, sum.attended, percentMissed(sum)];
    }),
  };
}

/** Where people wait: the classes that most wanted, and how many of them got a place. */
export function waitingChart(classes: readonly ClassFigures[]): InsightChart {
  const sums = [...talliesBy(classes, slotOf)].filter(([, { waited }]) => waited > 0);
  return {
    id: 'waiting',
    columns: [
      { heading: 'Class', unit: 'text' },
      { heading: 'Waited', unit: 'count' },
      { heading: 'Got a place', unit: 'count' },
      { heading: 'Got a place, share', unit: 'percent' },
    ],
    rows: sums
      .toSorted(([one, a], [other, b]) => b.waited - a.waited || one.localeCompare(other))
      .slice(0, topMost)
      .map(([slot, { waited, gotPlace }]) => [slot, waited, gotPlace, percentOf(gotPlace, waited)]),
  };
}

/** The classes of the week that are booked best. */
export function topClassesChart(classes: readonly ClassFigures[]): InsightChart {
  return {
    id: 'top-classes',
    columns: [
      { heading: 'Class', unit: 'text' },
      { heading: 'Full', unit: 'percent' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Times', unit: 'count' },
      { heading: 'Waited', unit: 'count' },
    ],
    rows: [...talliesBy(classes, slotOf)]
      .map(([slot, sum]) => ({ slot, sum, full: percentFull(sum) ?? 0 }))
      .toSorted((a, b) => b.full - a.full || b.sum.booked - a.sum.booked || a.slot.localeCompare(b.slot))
      .slice(0, topMost)
      .map(({ slot, sum, full }) => [slot, full, sum.booked, sum.places, sum.classes, sum.waited]),
  };
}

/** Every single class of which 30 % or less were booked, the emptiest first. */
export function lowClassesChart(classes: readonly ClassFigures[]): InsightChart {
  const share = ({ booked, capacity }: ClassFigures) => booked / capacity;
  return {
    id: 'low-classes',
    columns: [
      { heading: 'Day', unit: 'day' },
      { heading: 'Time', unit: 'text' },
      { heading: 'Class', unit: 'text' },
      { heading: 'Instructor', unit: 'text' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Full', unit: 'percent' },
    ],
    rows: classes
      .filter(isLow)
      .toSorted((a, b) => share(a) - share(b) || b.date.localeCompare(a.date) || a.time.localeCompare(b.time))
      .map((one) => [
        one.date,
        one.time,
        one.title,
        one.instructor,
        one.booked,
        one.capacity,
        percentOf(one.booked, one.capacity),
      ]),
  };
}

/** "Dynamic Reformer Pilates, Mon 07:00": a class of the week. */
function slotOf(one: ClassFigures): string {
  return `${one.title}, ${shortWeekdays[weekdayOf(one)]} ${one.time}`;
}
