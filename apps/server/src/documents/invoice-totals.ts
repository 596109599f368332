import type { InvoiceDetails } from './invoice-details.ts';

/** Amounts of an invoice in pence, computed from its lines. */
export interface InvoiceTotals {
  linePence: readonly number[];
  subtotalPence: number;
  discountPence: number;
  totalPence: number;
  /**
   * VAT contained in the total, rounded to the nearest penny. Null for a seller without VAT registration, and when VAT
   * is due later.
   */
  includedVatPence: number | null;
}

/**
 * Adds up an invoice.
 * @throws RangeError for an invoice without lines, an amount that isn't a whole number of pence from 0, or a discount
 * above the subtotal.
 */
export function calculateInvoiceTotals(details: InvoiceDetails): InvoiceTotals {
  if (details.lines.length === 0) throw new RangeError('An invoice must have at least one line.');
  const linePence = details.lines.map((line) => assertInteger(line.quantity) * assertInteger(line.unitPence));
  const subtotalPence = linePence.reduce((sum, pence) => sum + pence, 0);
  const discountPence = assertInteger(details.discount?.pence ?? 0);
  if (discountPence > subtotalPence) throw new RangeError('A discount must not exceed the sum of the lines.');
  const totalPence = subtotalPence - discountPence;
  const rate = details.taxedLater ? undefined : details.studio.vat?.ratePercent;
  return {
    linePence,
    subtotalPence,
    discountPence,
    totalPence,
    includedVatPence: rate === undefined ? null : Math.round((totalPence * rate) / (100 + rate)),
  };
}

function assertInteger(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError('Amounts must be whole numbers of at least 0.');
  return amount;
}
