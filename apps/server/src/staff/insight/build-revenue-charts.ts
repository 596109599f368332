import type { InsightChart } from '@studio/contracts/staff-insight';
import {
  getPeriodStep,
  getPreviousPeriod,
  getStepStart,
  listSteps,
  type Period,
} from '@studio/domain/insight/period';
import { revenueKindLabels, revenueKinds } from '@studio/domain/insight/revenue-kind';
import { toPounds } from '@studio/domain/money/money';
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
 * Compares each step with the step at the same offset of the previous period, or null when that period has fewer steps.
 */
function byTime(period: Period, now: readonly DailyRevenue[], before: readonly DailyRevenue[]): InsightChart {
  const step = getPeriodStep(period);
  const old = getPreviousPeriod(period);
  const oldSteps = listSteps(old, step);
  const [sums, oldSums] = [sumsBySteps(period), sumsBySteps(old)];
  function sumsBySteps(days: Period) {
    const found = new Map<LocalDate, Sum>();
    for (const day of days === period ? now : before) {
      const start = getStepStart(day.date, step, days);
      found.set(start, plus(found.get(start), day));
    }
    return found;
  }
  return {
    id: 'revenue-by-time',
    columns: [
      { heading: step === 'day' ? 'Day' : 'Week from', unit: 'day' },
      { heading: 'Net', unit: 'pounds' },
      { heading: 'Before', unit: 'pounds' },
      { heading: 'Taken', unit: 'pounds' },
      { heading: 'Given back', unit: 'pounds' },
    ],
    rows: listSteps(period, step).map((start, index) => {
      const sum = sums.get(start) ?? nothing;
      const oldStart = oldSteps[index];
      const oldNet = oldStart ? net(oldSums.get(oldStart) ?? nothing) : null;
      return [start, net(sum), oldNet, toPounds(sum.taken), toPounds(sum.back)];
    }),
  };
}

function byKind(now: readonly DailyRevenue[], before: readonly DailyRevenue[]): InsightChart {
  const sumOf = (days: readonly DailyRevenue[], kind: string) =>
    days.filter((day) => day.kind === kind).reduce(plus, nothing);
  const rows = revenueKinds
    .map((kind) => ({ kind, sum: sumOf(now, kind), old: sumOf(before, kind) }))
    .filter(({ sum, old }) => sum.taken + sum.back + old.taken + old.back > 0)
    .toSorted((a, b) => b.sum.taken - b.sum.back - (a.sum.taken - a.sum.back));
  return {
    id: 'revenue-by-kind',
    columns: [
      { heading: 'For', unit: 'text' },
      { heading: 'Net', unit: 'pounds' },
      { heading: 'Before', unit: 'pounds' },
      { heading: 'Taken', unit: 'pounds' },
      { heading: 'Given back', unit: 'pounds' },
      { heading: 'Payments', unit: 'count' },
    ],
    rows: rows.map(({ kind, sum, old }) => [
      revenueKindLabels[kind],
      net(sum),
      net(old),
      toPounds(sum.taken),
      toPounds(sum.back),
      sum.payments,
    ]),
  };
}

/** Amounts in pence. */
interface Sum {
  taken: number;
  back: number;
  payments: number;
}

const nothing: Sum = { taken: 0, back: 0, payments: 0 };

function plus(sum: Sum = nothing, day: DailyRevenue): Sum {
  return {
    taken: sum.taken + day.takenPence,
    back: sum.back + day.backPence,
    payments: sum.payments + day.payments,
  };
}

function net({ taken, back }: Sum): number {
  return toPounds(taken - back);
}
