import type { MoneyPaymentMethod } from '@studio/contracts/staff-money';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { InvoiceSeller } from '../../documents/invoice-details.ts';
import { buildSearchFilter } from '../../platform/search-query.ts';
import { selectMoneyMovements } from './money-movements.ts';

/** Which money is meant, as the calls say it. */
export interface PaymentsFilter {
  branchId: string;
  from: LocalDate;
  to: LocalDate;
  ways: readonly MoneyPaymentMethod[];
  direction: 'all' | 'taken' | 'back';
  query: string;
}

/**
 * The rows that a filter means: every list, sum and file asks this, so that they agree. Parameters $1 to $6 are of
 * `toFilterParameters`.
 */
export const selectFilteredPayments = `
  SELECT moved.*, left(source, 1) || left(way, 1) || id AS key
  FROM (${selectMoneyMovements}) moved
  WHERE (cardinality($4::text[]) = 0 OR way = ANY ($4::text[]))
    AND ($5 = 'all' OR ($5 = 'taken') = (pence > 0))
    AND ($6::tsquery IS NULL OR array_to_tsvector(search_entries(coalesce(who, '')) || search_words(coalesce(email, '') || ' ' || coalesce(what, '')))
      @@ $6::tsquery)`;

/**
 * Such rows with the rate of tax that the invoice of the payment says, or of the first place that was paid with it (of
 * money given back too), and the tax in them: rounded for each payment, as on its invoice; null where the studio was not
 * registered. Where no invoice says it, it is as it is set now: $7 of `toFilterParameters`. Choose the rows first.
 */
export const selectPaymentsWithTax = (rows: string) => `
  SELECT said.*, CASE WHEN vat_percent IS NULL THEN NULL
      WHEN taxed THEN round(pence * vat_percent / (100 + vat_percent))::int ELSE 0 END AS vat_pence
  FROM (SELECT DISTINCT ON (chosen.key) chosen.*,
      (coalesce(i.seller, p.seller, $7::text::jsonb) #>> '{vat,ratePercent}')::numeric AS vat_percent
    FROM (${rows}) chosen
    LEFT JOIN invoices i ON i.branch_id = $1 AND i.kind = 'INVOICE' AND i.subject_id = chosen.paid_as
    LEFT JOIN bookings b ON b.branch_id = $1 AND b.payment_id = chosen.paid_as
    LEFT JOIN invoices p ON p.branch_id = $1 AND p.kind = 'INVOICE' AND p.subject_id = b.id
    ORDER BY chosen.key, b.position) said`;

/** The values of a filter. `vat`: the studio's tax as it is set now; null without registration. */
export function toFilterParameters(filter: PaymentsFilter, vat: InvoiceSeller['vat']): unknown[] {
  const { branchId, from, to, ways, direction, query } = filter;
  return [
    branchId,
    toLondonInstant(from, '00:00'),
    toLondonInstant(addDays(to, 1), '00:00'),
    [...ways],
    direction,
    buildSearchFilter(query),
    JSON.stringify({ vat }),
  ];
}
