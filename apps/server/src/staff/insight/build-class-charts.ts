import type { InsightChart } from '@studio/contracts/staff-insight';
import {
  type ClassFigures,
  getClassWeekday,
  getNoShowPercent,
  getPercentFull,
  hasFewBookings,
  sumClassFigures,
  sumClassFiguresBy,
  toPercent,
} from '@studio/domain/insight/class-figures';
import {
  getChartInterval,
  getIntervalStart,
  listIntervals,
  type Period,
} from '@studio/domain/insight/period';

const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Maximum number of rows in charts of weekly classes. */
const maxChartRows = 10;

/** Builds the chart of attendance, no-shows and late cancellations by day or week. */
export function buildAttendanceChart(period: Period, classes: readonly ClassFigures[]): InsightChart {
  const step = getChartInterval(period);
  const sums = sumClassFiguresBy(classes, ({ date }) => getIntervalStart(date, step, period));
  const none = sumClassFigures([]);
  return {
    id: 'attendance',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week starting', unit: 'day' },
      { heading: 'No-shows', unit: 'count' },
      { heading: 'Late cancellations', unit: 'count' },
      { heading: 'Attended', unit: 'count' },
      { heading: 'No-show rate', unit: 'percent' },
    ],
    rows: listIntervals(period, step).map((start) => {
      const sum = sums.get(start) ?? none;
      return [start, sum.noShows, sum.cancelledLate, sum.attended, getNoShowPercent(sum)];
    }),
  };
}

/** Builds the chart of weekly classes with the most waiting list entries, and how many got a place. */
export function buildWaitingListChart(classes: readonly ClassFigures[]): InsightChart {
  const sums = [...sumClassFiguresBy(classes, slotOf)].filter(([, { waited }]) => waited > 0);
  return {
    id: 'waiting',
    columns: [
      { heading: 'Class', unit: 'text' },
      { heading: 'Joined waiting list', unit: 'count' },
      { heading: 'Got a place', unit: 'count' },
      { heading: 'Share who got a place', unit: 'percent' },
    ],
    rows: sums
      .toSorted(([one, a], [other, b]) => b.waited - a.waited || one.localeCompare(other))
      .slice(0, maxChartRows)
      .map(([slot, { waited, gotPlace }]) => [slot, waited, gotPlace, toPercent(gotPlace, waited)]),
  };
}

/** Builds the chart of the weekly classes with the highest occupancy. */
export function buildTopClassesChart(classes: readonly ClassFigures[]): InsightChart {
  return {
    id: 'top-classes',
    columns: [
      { heading: 'Class', unit: 'text' },
      { heading: 'Occupancy', unit: 'percent' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Number of classes', unit: 'count' },
      { heading: 'Joined waiting list', unit: 'count' },
    ],
    rows: [...sumClassFiguresBy(classes, slotOf)]
      .map(([slot, sum]) => ({ slot, sum, full: getPercentFull(sum) ?? 0 }))
      .toSorted((a, b) => b.full - a.full || b.sum.booked - a.sum.booked || a.slot.localeCompare(b.slot))
      .slice(0, maxChartRows)
      .map(({ slot, sum, full }) => [slot, full, sum.booked, sum.places, sum.classes, sum.waited]),
  };
}

/** Builds the chart of single classes of which at most 30% of the places are booked, emptiest first. */
export function buildLowBookingsChart(classes: readonly ClassFigures[]): InsightChart {
  const share = ({ booked, capacity }: ClassFigures) => booked / capacity;
  return {
    id: 'low-classes',
    columns: [
      { heading: 'Date', unit: 'day' },
      { heading: 'Time', unit: 'text' },
      { heading: 'Class', unit: 'text' },
      { heading: 'Instructor', unit: 'text' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Occupancy', unit: 'percent' },
    ],
    rows: classes
      .filter(hasFewBookings)
      .toSorted((a, b) => share(a) - share(b) || b.date.localeCompare(a.date) || a.time.localeCompare(b.time))
      .map((one) => [
        one.date,
        one.time,
        one.title,
        one.instructor,
        one.booked,
        one.capacity,
        toPercent(one.booked, one.capacity),
      ]),
  };
}

/** Returns the label of a weekly class: "Dynamic Reformer Pilates, Mon 07:00". */
function slotOf(one: ClassFigures): string {
  return `${one.title}, ${shortWeekdays[getClassWeekday(one)]} ${one.time}`;
}
