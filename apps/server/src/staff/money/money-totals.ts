import type { DayClose, MoneyTotalsAnswer, MoneyWay, WaySum } from '@studio/contracts/staff-money';
import { readBranchProfile } from '../../catalogue/store.ts';
import type { Statement } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { cashOfDay, lastClose, openingOf } from './close-day.ts';
import { filteredMoney, filterValues, type MoneyFilter } from './money-filter.ts';

const sums: Statement = {
  name: 'staff_money_sums',
  text: `SELECT way, taxed, count(*)::int AS count, coalesce(sum(pence) FILTER (WHERE pence > 0), 0)::int AS "takenPence",
      coalesce(-sum(pence) FILTER (WHERE pence < 0), 0)::int AS "backPence", coalesce(sum(vat_pence), 0)::int AS "vatPence"
    FROM (${filteredMoney}) filtered GROUP BY way, taxed`,
};

interface Sum extends WaySum {
  taxed: boolean;
  vatPence: number;
}

const order: readonly MoneyWay[] = ['CARD', 'TERMINAL', 'CASH', 'GIFT_CARD'];

/** The sums of what a filter means, by way and by tax; of one day with its till. */
export async function moneyTotals(services: Services, filter: MoneyFilter): Promise<MoneyTotalsAnswer> {
  const { database } = services;
  const { vat, currency } = await readBranchProfile(database, filter.branchId);
  const ratePercent = vat?.ratePercent ?? null;
  const found = await database.run<Sum>(sums, filterValues(filter, ratePercent));
  const net = (of: readonly Sum[]) => of.reduce((sum, one) => sum + one.takenPence - one.backPence, 0);
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
    vat:
      ratePercent === null
        ? null
        : {
            ratePercent,
            taxedPence: net(found.filter(({ taxed }) => taxed)),
            vatPence: found.reduce((sum, one) => sum + one.vatPence, 0),
            laterPence: net(found.filter(({ taxed }) => !taxed)),
          },
    till: filter.from === filter.to ? await till(services, filter) : null,
  };
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
