import type { InsightChart } from '@studio/contracts/staff-insight';
import {
  getChartInterval,
  getIntervalStart,
  getPreviousPeriod,
  listIntervals,
  type Period,
} from '@studio/domain/insight/period';
import { revenueKindLabels, revenueKinds } from '@studio/domain/insight/revenue-kind';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { DailyRevenue } from '../money/revenue-by-day.ts';

export function buildRevenueCharts(
  period: Period,
  now: readonly DailyRevenue[],
  before: readonly DailyRevenue[],
): InsightChart[] {
  return [byTime(period, now, before), byKind(now, before)];
}

/**
 * Builds the revenue chart by time. Compares each interval with the one at the same offset in the previous period. The
 * comparison is null when that period has fewer intervals.
 */
function byTime(period: Period, now: readonly DailyRevenue[], before: readonly DailyRevenue[]): InsightChart {
  const step = getChartInterval(period);
  const old = getPreviousPeriod(period);
  const oldSteps = listIntervals(old, step);
  const [sums, oldSums] = [sumsBySteps(period), sumsBySteps(old)];
  function sumsBySteps(days: Period) {
    const found = new Map<LocalDate, Sum>();
    for (const day of days === period ? now : before) {
      const start = getIntervalStart(day.date, step, days);
      found.set(start, plus(found.get(start), day));
    }
    return found;
  }
  return {
    id: 'revenue-by-time',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week starting', unit: 'day' },
      { heading: 'Net', unit: 'pence' },
      { heading: 'Previous period', unit: 'pence' },
      { heading: 'Payments', unit: 'pence' },
      { heading: 'Refunds', unit: 'pence' },
    ],
    rows: listIntervals(period, step).map((start, index) => {
      const sum = sums.get(start) ?? zero;
      const oldStart = oldSteps[index];
      const oldNet = oldStart ? net(oldSums.get(oldStart) ?? zero) : null;
      return [start, net(sum), oldNet, sum.taken, sum.refunded];
    }),
  };
}

function byKind(now: readonly DailyRevenue[], before: readonly DailyRevenue[]): InsightChart {
  const sumOf = (days: readonly DailyRevenue[], kind: string) =>
    days.filter((day) => day.kind === kind).reduce(plus, zero);
  const rows = revenueKinds
    .map((kind) => ({ kind, sum: sumOf(now, kind), old: sumOf(before, kind) }))
    .filter(({ sum, old }) => sum.taken + sum.refunded + old.taken + old.refunded > 0)
    .toSorted((a, b) => b.sum.taken - b.sum.refunded - (a.sum.taken - a.sum.refunded));
  return {
    id: 'revenue-by-kind',
    columns: [
      { heading: 'Category', unit: 'text' },
      { heading: 'Net', unit: 'pence' },
      { heading: 'Previous period', unit: 'pence' },
      { heading: 'Payments', unit: 'pence' },
      { heading: 'Refunds', unit: 'pence' },
      { heading: 'Number of payments', unit: 'count' },
    ],
    rows: rows.map(({ kind, sum, old }) => [
      revenueKindLabels[kind],
      net(sum),
      net(old),
      sum.taken,
      sum.refunded,
      sum.payments,
    ]),
  };
}

/** Sums of an interval or a kind: money in pence, and the number of payments. */
interface Sum {
  taken: number;
  refunded: number;
  payments: number;
}

const zero: Sum = { taken: 0, refunded: 0, payments: 0 };

function plus(sum: Sum = zero, day: DailyRevenue): Sum {
  return {
    taken: sum.taken + day.takenPence,
    refunded: sum.refunded + day.refundedPence,
    payments: sum.payments + day.payments,
  };
}

function net({ taken, refunded }: Sum): number {
  return taken - refunded;
}
