import type { MoneyPaymentMethod } from '@studio/contracts/staff-money';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { InvoiceSeller } from '../../documents/invoice-details.ts';
import { buildSearchFilter } from '../../platform/database/search-query.ts';
import { selectMoneyMovements } from './money-movements.ts';

export interface PaymentsFilter {
  branchId: string;
  from: LocalDate;
  to: LocalDate;
  paymentMethods: readonly MoneyPaymentMethod[];
  direction: 'all' | 'taken' | 'refunded';
  query: string;
}

/**
 * Selects the filtered rows. Lists, totals and files all use it, so they agree. Parameters $1 to $6 come from
 * `toFilterParameters`.
 */
export const selectFilteredPayments = `
  SELECT moved.*, left(source, 1) || left(payment_method, 1) || id AS key
  FROM (${selectMoneyMovements}) moved
  WHERE (cardinality($4::text[]) = 0 OR payment_method = ANY ($4::text[]))
    AND ($5 = 'all' OR ($5 = 'taken') = (pence > 0))
    AND ($6::tsquery IS NULL OR array_to_tsvector(search_entries(coalesce(who, '')) || search_words(coalesce(email, '') || ' ' || coalesce(what, '')))
      @@ $6::tsquery)`;

/**
 * Adds the VAT rate and VAT to `rows`, which must already be filtered and, for a page, limited. The rate comes from the
 * payment's invoice, or from that of the first place that it paid for, also for refunds. Without an invoice, the
 * current setting applies ($7 of `toFilterParameters`). VAT is rounded per payment, as on the invoice. It is null when
 * the studio wasn't registered, and 0 for the sale of a gift card, whose VAT is due when the card is spent.
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

/** Returns the parameters of a filter. `vat` is the current setting; null when the studio isn't registered. */
export function toFilterParameters(filter: PaymentsFilter, vat: InvoiceSeller['vat']): unknown[] {
  const { branchId, from, to, paymentMethods, direction, query } = filter;
  return [
    branchId,
    toLondonInstant(from, '00:00'),
    toLondonInstant(addDays(to, 1), '00:00'),
    [...paymentMethods],
    direction,
    buildSearchFilter(query),
    JSON.stringify({ vat }),
  ];
}
