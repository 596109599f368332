import type { InvoiceDetails } from './invoice-details.ts';

/** The amounts of an invoice, in pence. They are computed from the lines, so that the paper always adds up. */
export interface InvoiceTotals {
  linePence: readonly number[];
  subtotalPence: number;
  discountPence: number;
  totalPence: number;
  /** The tax contained in the total, rounded to the nearest penny; null for a studio without registration, and for what is taxed later. */
  includedVatPence: number | null;
}

/**
 * Adds an invoice up.
 * @throws RangeError for an invoice without lines, an amount that is not whole pence from 0, or a discount above the sum.
 */
export function calculateInvoiceTotals(facts: InvoiceDetails): InvoiceTotals {
  if (facts.lines.length === 0) throw new RangeError('An invoice has at least one line.');
  const linePence = facts.lines.map((line) => whole(line.quantity) * whole(line.unitPence));
  const subtotalPence = linePence.reduce((sum, pence) => sum + pence, 0);
  const discountPence = whole(facts.discount?.pence ?? 0);
  if (discountPence > subtotalPence) throw new RangeError('A discount is never above the sum.');
  const totalPence = subtotalPence - discountPence;
  const rate = facts.taxedLater ? undefined : facts.studio.vat?.ratePercent;
  return {
    linePence,
    subtotalPence,
    discountPence,
    totalPence,
    includedVatPence: rate === undefined ? null : Math.round((totalPence * rate) / (100 + rate)),
  };
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('Amounts are whole and from 0.');
  return amount;
}
