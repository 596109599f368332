import { apiBase } from '@studio/contracts/paths';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { assignMissingInvoiceNumbers, numberingBatchSize } from './assign-invoice-number.ts';
import type { DeskPaymentMethod } from './tables.ts';

/** Labels of front-desk payment methods on documents and pages. */
export const deskPaymentMethodLabels: Record<DeskPaymentMethod, string> = {
  CASH: 'Cash',
  TERMINAL: 'Card machine',
  COMPLIMENTARY: 'Complimentary',
  GIFT_CARD: 'Gift card',
};

/** Returns the path of a front-desk payment's document, below the API's base. */
export function buildDeskInvoicePath(paymentId: string): string {
  return `/desk/payment/${paymentId}/paper.pdf`;
}

/** Returns the signed path of a front-desk payment's document, on the site's origin. */
export function buildDeskInvoiceUrl(keys: InstallationKeys, paymentId: string): string {
  return `${apiBase}${buildDeskInvoicePath(paymentId)}?k=${keys.sign('desk-invoice-link', paymentId)}`;
}

/**
 * Selects front-desk payments without an invoice, and their refunds without a credit note, in creation order. Considers
 * those since `$1`, and older ones of a sale with a payment or refund since then. The invoice of a sale includes the
 * part that a gift card paid, and the rest that was paid later. So it waits until nothing is due for the booking.
 */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_desk_payments',
  text: `SELECT d.branch_id AS "branchId", CASE WHEN d.amount_pence > 0 THEN 'INVOICE' ELSE 'CREDIT_NOTE' END AS kind,
      'desk' AS subject, d.id AS "subjectId", abs(d.amount_pence) + coalesce(part.pence, 0)::int AS "amountPence", d.currency
    FROM branches CROSS JOIN LATERAL (
      SELECT DISTINCT related.id FROM desk_payments r
      CROSS JOIN LATERAL (VALUES (r.id), (r.sale_payment_id), (r.refunds_payment_id)) AS related (id)
      WHERE r.branch_id = branches.id AND r.taken_at >= $1 AND related.id IS NOT NULL
    ) recent
    JOIN desk_payments d ON d.branch_id = branches.id AND d.id = recent.id
    LEFT JOIN invoices i ON i.branch_id = d.branch_id AND i.subject_id = d.id
    LEFT JOIN LATERAL (
      SELECT sum(o.amount_pence) AS pence FROM desk_payments o WHERE o.branch_id = d.branch_id AND o.sale_payment_id = d.id
    ) part ON true
    WHERE i.number IS NULL AND d.sale_payment_id IS NULL AND (d.amount_pence > 0 OR (d.amount_pence < 0 AND d.refunds_payment_id IS NOT NULL))
      AND NOT (d.amount_pence > 0 AND d.subject = 'booking' AND EXISTS (
        SELECT 1 FROM bookings b WHERE b.branch_id = d.branch_id AND b.id = d.subject_id AND b.due_pence > 0))
    ORDER BY d.id LIMIT ${numberingBatchSize}`,
};

/** Numbers front-desk documents. Runs after their payments are committed. */
export function assignDeskInvoiceNumbers(services: Services, since: Date): Promise<void> {
  return assignMissingInvoiceNumbers(services, unnumbered, since);
}
