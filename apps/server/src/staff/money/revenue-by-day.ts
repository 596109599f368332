import type { RevenueKind } from '@studio/domain/insight/revenue-kind';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { selectMoneyMovements } from './money-movements.ts';

/** Revenue of one London day and one kind, in pence. */
export interface DailyRevenue {
  date: LocalDate;
  kind: RevenueKind;
  /** Number of payments. */
  payments: number;
  takenPence: number;
  /** Number of refunds. */
  refunds: number;
  /** Refunded amount, as a positive number. */
  refundedPence: number;
}

/** Sums money movements by day. Uses the rows of the payment lists and exports, but without money from gift cards. */
const moneyByDay: PreparedStatement = {
  name: 'staff_revenue_by_day',
  text: `SELECT day::text AS date, kind, count(*) FILTER (WHERE pence > 0)::int AS payments,
      coalesce(sum(pence) FILTER (WHERE pence > 0), 0)::int AS "takenPence",
      count(*) FILTER (WHERE pence < 0)::int AS refunds,
      coalesce(-sum(pence) FILTER (WHERE pence < 0), 0)::int AS "refundedPence"
    FROM (${selectMoneyMovements}) moved
    CROSS JOIN LATERAL (SELECT (at AT TIME ZONE 'Europe/London')::date AS day) days
    WHERE payment_method <> 'GIFT_CARD' AND pence <> 0
    GROUP BY day, kind ORDER BY day, kind`,
};

/** Returns the revenue by London day and kind, both dates inclusive. */
export function readRevenueByDay(
  db: QueryExecutor,
  branchId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<DailyRevenue[]> {
  const ends = toLondonInstant(addDays(to, 1), '00:00');
  return db.run<DailyRevenue>(moneyByDay, [branchId, toLondonInstant(from, '00:00'), ends]);
}
