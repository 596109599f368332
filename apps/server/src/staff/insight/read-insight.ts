import type { GetInsightResponse, InsightChart, InsightFigure } from '@studio/contracts/staff-insight';
import { getNoShowPercent, getPercentFull, sumClassFigures } from '@studio/domain/insight/class-figures';
import {
  getChartInterval,
  getPreviousPeriod,
  type Period,
  validatePeriod,
} from '@studio/domain/insight/period';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { loadSiteVisitCounts, type SiteVisitCounts } from '../../site-events/load-site-visit-counts.ts';
import { type DailyRevenue, readRevenueByDay } from '../money/revenue-by-day.ts';
import {
  buildAttendanceChart,
  buildLowBookingsChart,
  buildTopClassesChart,
  buildWaitingListChart,
} from './build-class-charts.ts';
import { buildOccupancyCharts } from './build-occupancy-charts.ts';
import { buildPeopleChart } from './build-people-chart.ts';
import { buildRevenueCharts } from './build-revenue-charts.ts';
import { buildVisitCharts } from './build-visit-charts.ts';
import { readClassStats } from './read-class-stats.ts';
import { readPeopleStats } from './read-people-stats.ts';

/**
 * Returns all figures and charts of a period, compared with the previous period. Throws AppError bad_request for an
 * invalid period.
 */
export async function readInsight(
  { database }: Pick<Services, 'database'>,
  branchId: string,
  period: Period,
): Promise<GetInsightResponse> {
  const problem = validatePeriod(period);
  if (problem) throw new AppError('bad_request', problem);
  const before = getPreviousPeriod(period);
  const [now, previous] = [
    await readPeriodData(database, branchId, period),
    await readPeriodData(database, branchId, before),
  ];
  const counts = await loadSiteVisitCounts(database, branchId, period);
  return {
    ok: true,
    period,
    previousPeriod: before,
    step: getChartInterval(period),
    figures: figuresOf(now, previous),
    charts: chartsOf(period, now, previous, counts),
    countedSince: counts.since,
  };
}

type PeriodData = Awaited<ReturnType<typeof readPeriodData>>;

async function readPeriodData(db: QueryExecutor, branchId: string, period: Period) {
  return {
    classes: await readClassStats(db, branchId, period),
    money: await readRevenueByDay(db, branchId, period),
    people: await readPeopleStats(db, branchId, period),
  };
}

function chartsOf(
  period: Period,
  now: PeriodData,
  previous: PeriodData,
  counts: SiteVisitCounts,
): InsightChart[] {
  return [
    ...buildOccupancyCharts(now.classes, previous.classes),
    ...buildRevenueCharts(period, now.money, previous.money),
    buildPeopleChart(period, now.people),
    buildAttendanceChart(period, now.classes),
    buildWaitingListChart(now.classes),
    buildTopClassesChart(now.classes),
    buildLowBookingsChart(now.classes),
    ...buildVisitCharts(counts),
  ];
}

function figuresOf(now: PeriodData, previous: PeriodData): InsightFigure[] {
  const [sum, old] = [sumClassFigures(now.classes), sumClassFigures(previous.classes)];
  const fresh = ({ people }: PeriodData) => people.reduce((count, step) => count + step.fresh, 0);
  return [
    {
      id: 'occupancy',
      unit: 'percent',
      value: getPercentFull(sum),
      previousValue: getPercentFull(old),
      basis: { part: sum.booked, whole: sum.places },
    },
    { id: 'attendances', unit: 'count', value: sum.attended, previousValue: old.attended },
    { id: 'revenue', unit: 'pence', value: netPence(now.money), previousValue: netPence(previous.money) },
    { id: 'new-people', unit: 'count', value: fresh(now), previousValue: fresh(previous) },
    {
      id: 'no-show-rate',
      unit: 'percent',
      value: getNoShowPercent(sum),
      previousValue: getNoShowPercent(old),
      basis: { part: sum.noShows, whole: sum.attended + sum.noShows },
    },
    { id: 'waiting-list-joins', unit: 'count', value: sum.waited, previousValue: old.waited },
  ];
}

function netPence(days: readonly DailyRevenue[]): number {
  return days.reduce((sum, day) => sum + day.takenPence - day.refundedPence, 0);
}
