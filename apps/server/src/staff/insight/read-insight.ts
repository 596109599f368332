import type { InsightAnswer, InsightChart, InsightFigure } from '@studio/contracts/staff-insight';
import { percentFull, percentMissed, tally } from '@studio/domain/insight/class-figures';
import { type Period, periodBefore, periodRefusal, stepOf } from '@studio/domain/insight/period';
import { poundsFromPence } from '@studio/domain/money/money';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { readCounts, type SiteCounts } from '../../site-events/read-counts.ts';
import { type DayMoney, revenueByDay } from '../money/revenue.ts';
import { attendanceChart, lowClassesChart, topClassesChart, waitingChart } from './class-charts.ts';
import { readClassFigures } from './class-figures.ts';
import { moneyCharts } from './money-charts.ts';
import { occupancyCharts } from './occupancy-charts.ts';
import { peopleChart } from './people-chart.ts';
import { readPeopleFigures } from './people-figures.ts';
import { visitCharts } from './visit-charts.ts';

/** All figures and charts of a period beside the period before. Refuses days that cannot be looked at with bad_request. */
export async function readInsight(
  { database }: Pick<Services, 'database'>,
  branchId: string,
  period: Period,
): Promise<InsightAnswer> {
  const refusal = periodRefusal(period);
  if (refusal) throw new Refused('bad_request', refusal);
  const before = periodBefore(period);
  const [now, then] = [
    await readFacts(database, branchId, period),
    await readFacts(database, branchId, before),
  ];
  const counts = await readCounts(database, branchId, period);
  return {
    ok: true,
    period,
    before,
    step: stepOf(period),
    figures: figuresOf(now, then),
    charts: chartsOf(period, now, then, counts),
    countedSince: counts.since,
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(db: Queries, branchId: string, period: Period) {
  return {
    classes: await readClassFigures(db, branchId, period),
    money: await revenueByDay(db, branchId, period),
    people: await readPeopleFigures(db, branchId, period),
  };
}

function chartsOf(period: Period, now: Facts, then: Facts, counts: SiteCounts): InsightChart[] {
  return [
    ...occupancyCharts(now.classes, then.classes),
    ...moneyCharts(period, now.money, then.money),
    peopleChart(period, now.people),
    attendanceChart(period, now.classes),
    waitingChart(now.classes),
    topClassesChart(now.classes),
    lowClassesChart(now.classes),
    ...visitCharts(counts),
  ];
}

function figuresOf(now: Facts, then: Facts): InsightFigure[] {
  const [sum, old] = [tally(now.classes), tally(then.classes)];
  const fresh = ({ people }: Facts) => people.reduce((count, step) => count + step.fresh, 0);
  return [
    { id: 'full', unit: 'percent', value: percentFull(sum), before: percentFull(old) },
    { id: 'visits', unit: 'count', value: sum.attended, before: old.attended },
    { id: 'revenue', unit: 'pounds', value: netPounds(now.money), before: netPounds(then.money) },
    { id: 'new-people', unit: 'count', value: fresh(now), before: fresh(then) },
    { id: 'missed', unit: 'percent', value: percentMissed(sum), before: percentMissed(old) },
    { id: 'waited', unit: 'count', value: sum.waited, before: old.waited },
  ];
}

function netPounds(days: readonly DayMoney[]): number {
  return poundsFromPence(days.reduce((sum, day) => sum + day.takenPence - day.backPence, 0));
}
