import type { RevenueKind } from '@studio/domain/insight/revenue-kind';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { PreparedStatement, QueryExecutor } from '../../platform/database.ts';
import { selectMoneyMovements } from './money-movements.ts';

/** The money of one London day for one kind of thing, in pence. */
export interface DailyRevenue {
  date: LocalDate;
  kind: RevenueKind;
  /** How often money was taken. */
  payments: number;
  takenPence: number;
  /** How often money was given back; above zero, like `backPence`. */
  refunds: number;
  backPence: number;
}

/** The same rows as the lists and exports of money, without what gift cards paid. */
const moneyByDay: PreparedStatement = {
  name: 'staff_money_by_day',
  text: `SELECT day::text AS date, kind, count(*) FILTER (WHERE pence > 0)::int AS payments,
      coalesce(sum(pence) FILTER (WHERE pence > 0), 0)::int AS "takenPence",
      count(*) FILTER (WHERE pence < 0)::int AS refunds,
      coalesce(-sum(pence) FILTER (WHERE pence < 0), 0)::int AS "backPence"
    FROM (${selectMoneyMovements}) moved
    CROSS JOIN LATERAL (SELECT (at AT TIME ZONE 'Europe/London')::date AS day) days
    WHERE way <> 'GIFT_CARD' AND pence <> 0
    GROUP BY day, kind ORDER BY day, kind`,
};

/** What was taken and given back on each London day from `from` to `to`, both included, by what it was for. */
export function readRevenueByDay(
  db: QueryExecutor,
  branchId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<DailyRevenue[]> {
  const ends = toLondonInstant(addDays(to, 1), '00:00');
  return db.run<DailyRevenue>(moneyByDay, [branchId, toLondonInstant(from, '00:00'), ends]);
}
