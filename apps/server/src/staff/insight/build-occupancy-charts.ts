import type { ChartId, InsightChart } from '@studio/contracts/staff-insight';
import {
  type ClassFigures,
  type ClassTotals,
  getClassWeekday,
  getHour,
  getPercentFull,
  sumClassFiguresBy,
} from '@studio/domain/insight/class-figures';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the name of a weekday, from 0 for Monday. */
function weekdayName(weekday: number): string {
  return weekdays[weekday] ?? '';
}

/** Returns the time of an hour, such as "07:00". */
function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Builds occupancy charts by activity, hour, weekday and instructor. */
export function buildOccupancyCharts(
  now: readonly ClassFigures[],
  before: readonly ClassFigures[],
): InsightChart[] {
  const byFullness = (a: Row, b: Row) => (b.full ?? 0) - (a.full ?? 0) || a.name.localeCompare(b.name);
  const byKey = (a: Row, b: Row) => a.key.localeCompare(b.key);
  return [
    chart(
      'occupancy-by-activity',
      'Activity',
      rows(now, before, ({ activity }) => [activity, activity]),
      byFullness,
    ),
    chart('occupancy-by-hour', 'Time of day', rows(now, before, hourKey), byKey),
    chart('occupancy-by-weekday', 'Weekday', rows(now, before, weekdayKey), byKey),
    heat(now),
    chart(
      'occupancy-by-instructor',
      'Instructor',
      rows(now, before, ({ instructor }) => [instructor, instructor]),
      byFullness,
    ),
  ];
}

interface Row {
  /** Sort key of the row, for charts that aren't sorted by occupancy. */
  key: string;
  name: string;
  sum: ClassTotals;
  full: number | null;
  before: number | null;
}

type KeyAndName = (one: ClassFigures) => [key: string, name: string];

const hourKey: KeyAndName = (one) => [hourName(getHour(one)), hourName(getHour(one))];
const weekdayKey: KeyAndName = (one) => [String(getClassWeekday(one)), weekdayName(getClassWeekday(one))];

function rows(now: readonly ClassFigures[], before: readonly ClassFigures[], keyAndName: KeyAndName): Row[] {
  const names = new Map(now.map(keyAndName));
  const previous = sumClassFiguresBy(before, (one) => keyAndName(one)[0]);
  return [...sumClassFiguresBy(now, (one) => keyAndName(one)[0])].map(([key, sum]) => {
    const old = previous.get(key);
    return {
      key,
      name: names.get(key) ?? key,
      sum,
      full: getPercentFull(sum),
      before: old ? getPercentFull(old) : null,
    };
  });
}

function chart(id: ChartId, heading: string, found: Row[], order: (a: Row, b: Row) => number): InsightChart {
  return {
    id,
    columns: [
      { heading, unit: 'text' },
      { heading: 'Occupancy', unit: 'percent' },
      { heading: 'Previous period', unit: 'percent' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Classes', unit: 'count' },
    ],
    rows: found
      .toSorted(order)
      .map(({ name, full, before, sum }) => [name, full, before, sum.booked, sum.places, sum.classes]),
  };
}

/** Builds the heat map of every weekday and hour with classes. */
function heat(now: readonly ClassFigures[]): InsightChart {
  const sums = sumClassFiguresBy(now, (one) => `${getClassWeekday(one)} ${hourName(getHour(one))}`);
  return {
    id: 'occupancy-by-weekday-and-hour',
    columns: [
      { heading: 'Weekday', unit: 'text' },
      { heading: 'Time of day', unit: 'text' },
      { heading: 'Occupancy', unit: 'percent' },
      { heading: 'Booked', unit: 'count' },
      { heading: 'Places', unit: 'count' },
      { heading: 'Classes', unit: 'count' },
    ],
    rows: [...sums]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, sum]) => [
        weekdayName(Number(key.slice(0, 1))),
        key.slice(2),
        getPercentFull(sum),
        sum.booked,
        sum.places,
        sum.classes,
      ]),
  };
}
