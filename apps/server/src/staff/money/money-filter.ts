import type { MoneyWay } from '@studio/contracts/staff-money';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonInstant } from '@studio/domain/time/london-instant';
import { moneyMoved } from './money-moved.ts';

/** Which money is meant, as the calls say it. */
export interface MoneyFilter {
  branchId: string;
  from: LocalDate;
  to: LocalDate;
  ways: readonly MoneyWay[];
  direction: 'all' | 'taken' | 'back';
  query: string;
}

/**
 * The rows that a filter means, with the tax in each: every list, sum and file asks this, so that they agree. Tax is
 * rounded for each payment, as on its invoice. Parameters $1 to $7 are `filterValues`.
 */
export const filteredMoney = `
  SELECT moved.*, left(source, 1) || left(way, 1) || id AS key,
    CASE WHEN $7::numeric IS NULL THEN NULL WHEN taxed THEN round(pence * $7::numeric / (100 + $7::numeric))::int ELSE 0 END AS vat_pence
  FROM (${moneyMoved}) moved
  WHERE (cardinality($4::text[]) = 0 OR way = ANY ($4::text[]))
    AND ($5 = 'all' OR ($5 = 'taken') = (pence > 0))
    AND ($6 = '' OR who ILIKE $6 OR email ILIKE $6 OR what ILIKE $6)`;

/** The values of a filter. `ratePercent`: the studio's tax; null without registration. */
export function filterValues(filter: MoneyFilter, ratePercent: number | null): unknown[] {
  const { branchId, from, to, ways, direction, query } = filter;
  const words = query.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return [
    branchId,
    londonInstant(from, '00:00'),
    londonInstant(addDays(to, 1), '00:00'),
    [...ways],
    direction,
    words === '' ? '' : `%${words}%`,
    ratePercent,
  ];
}
