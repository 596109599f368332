import { type InvoiceWish, numberInvoice } from '../payments/number-invoice.ts';
import type { Statement } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';

/** Paid bookings without an invoice and refunded ones without a credit note, in the order of their making. */
const unnumbered: Statement = {
  name: 'unnumbered_invoices',
  text: `SELECT b.branch_id AS "branchId", k.kind, b.id AS "bookingId",
      b.price_paid_pence AS "amountPence", b.currency
    FROM bookings b
    CROSS JOIN (VALUES ('INVOICE'), ('CREDIT_NOTE')) AS k(kind)
    LEFT JOIN invoices i ON i.branch_id = b.branch_id AND i.kind = k.kind AND i.booking_id = b.id
    WHERE i.number IS NULL AND b.payment_id IS NOT NULL AND b.price_paid_pence > 0
      AND (k.kind = 'INVOICE' OR b.status = 'CANCELLED')
    ORDER BY b.id, k.kind DESC LIMIT 200`,
};

/** Gives invoices and credit notes their numbers, after the bookings are committed. */
export async function numberInvoices(services: Services): Promise<void> {
  const wishes = await services.database.run<InvoiceWish>(unnumbered, []);
  for (const wish of wishes) await numberInvoice(services.database, wish, services.clock.now());
}
