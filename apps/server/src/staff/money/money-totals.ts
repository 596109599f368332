import type { DayClose, MoneyTotalsAnswer, MoneyWay, WaySum } from '@studio/contracts/staff-money';
import { readBranchProfile } from '../../catalogue/store.ts';
import type { Statement } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { cashOfDay, lastClose, openingOf } from './close-day.ts';
import { filteredMoney, filterValues, type MoneyFilter, withTax } from './money-filter.ts';

const sums: Statement = {
  name: 'staff_money_sums',
  text: `SELECT way, taxed, vat_percent::float8 AS "ratePercent", count(*)::int AS count,
      coalesce(sum(pence) FILTER (WHERE pence > 0), 0)::int AS "takenPence",
      coalesce(-sum(pence) FILTER (WHERE pence < 0), 0)::int AS "backPence", coalesce(sum(vat_pence), 0)::int AS "vatPence"
    FROM (${withTax(`SELECT key, paid_as, way, taxed, pence FROM (${filteredMoney}) filtered`)}) moved GROUP BY way, taxed, vat_percent`,
};

interface Sum extends WaySum {
  taxed: boolean;
  ratePercent: number | null;
  vatPence: number;
}

const order: readonly MoneyWay[] = ['CARD', 'TERMINAL', 'CASH', 'GIFT_CARD'];

/** The sums of what a filter means, by way and by tax; of one day with its till. */
export async function moneyTotals(services: Services, filter: MoneyFilter): Promise<MoneyTotalsAnswer> {
  const { database } = services;
  const { vat, currency } = await readBranchProfile(database, filter.branchId);
  const found = await database.run<Sum>(sums, filterValues(filter, vat));
  return {
    ok: true,
    currency,
    ways: order.flatMap((way) =>
      waySum(
        way,
        found.filter((one) => one.way === way),
      ),
    ),
    receivedPence: net(found.filter(({ way }) => way !== 'GIFT_CARD')),
    vat: vatSums(found, vat?.ratePercent ?? null),
    till: filter.from === filter.to ? await till(services, filter) : null,
  };
}

/** The tax by the rates that the invoices say. Without any row it is as it is set now. */
function vatSums(found: readonly Sum[], ratePercentNow: number | null): MoneyTotalsAnswer['vat'] {
  const said = found.length > 0 ? found.map(({ ratePercent }) => ratePercent) : [ratePercentNow];
  const rates = [...new Set(said)].filter((rate) => rate !== null).sort((one, other) => other - one);
  if (rates.length === 0) return null;
  const taxed = found.filter((one) => one.taxed);
  const withVat = taxed.filter(({ ratePercent }) => ratePercent !== null);
  return {
    ratePercent: rates.length === 1 ? (rates[0] ?? null) : null,
    rates: rates.map((rate) => {
      const ofRate = withVat.filter(({ ratePercent }) => ratePercent === rate);
      return { ratePercent: rate, taxedPence: net(ofRate), vatPence: taxIn(ofRate) };
    }),
    taxedPence: net(withVat),
    vatPence: taxIn(withVat),
    laterPence: net(found.filter((one) => !one.taxed)),
    withoutPence: net(taxed.filter(({ ratePercent }) => ratePercent === null)),
  };
}

function net(of: readonly Sum[]): number {
  return of.reduce((sum, one) => sum + one.takenPence - one.backPence, 0);
}

function taxIn(of: readonly Sum[]): number {
  return of.reduce((sum, one) => sum + one.vatPence, 0);
}

function waySum(way: MoneyWay, of: readonly Sum[]): WaySum[] {
  if (of.length === 0) return [];
  const add = (field: 'count' | 'takenPence' | 'backPence') => of.reduce((sum, one) => sum + one[field], 0);
  return [{ way, count: add('count'), takenPence: add('takenPence'), backPence: add('backPence') }];
}

async function till({ database }: Services, { branchId, from: day }: MoneyFilter) {
  const closed = await lastClose(database, branchId, day);
  return {
    day,
    openingPence: closed?.openingPence ?? (await openingOf(database, branchId, day)),
    cashPence: await cashOfDay(database, branchId, day),
    closed: closed && wireClose(closed),
  };
}

/** A close as the wire tells it. */
export function wireClose({ closedAt, ...close }: Omit<DayClose, 'closedAt'> & { closedAt: Date }): DayClose {
  return { ...close, closedAt: closedAt.toISOString() };
}
