import { assignMissingInvoiceNumbers, numberingBatchSize } from '../../payments/assign-invoice-number.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Selects a batch of documents to number: invoices of bookings since `$1` that were paid by card, and credit notes of
 * submitted refunds since `$1` that a cancellation caused. Ordered by the creation of the booking, its invoice first.
 */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_bookings',
  text: `SELECT b.branch_id AS "branchId", 'INVOICE' AS kind, 'booking' AS subject, b.id AS "subjectId",
      b.price_paid_pence AS "amountPence", b.currency
    FROM branches JOIN bookings b ON b.branch_id = branches.id AND b.created_at >= $1
    LEFT JOIN invoices i ON i.branch_id = b.branch_id AND i.kind = 'INVOICE' AND i.subject_id = b.id
    WHERE i.number IS NULL AND b.payment_id IS NOT NULL AND b.price_paid_pence > 0
    UNION ALL
    SELECT r.branch_id, 'CREDIT_NOTE', 'booking', r.booking_id, r.amount_pence, r.currency
    FROM branches JOIN refunds r ON r.branch_id = branches.id AND r.created_at >= $1
    LEFT JOIN invoices i ON i.branch_id = r.branch_id AND i.kind = 'CREDIT_NOTE' AND i.subject_id = r.booking_id
    WHERE i.number IS NULL AND r.booking_id IS NOT NULL AND r.made_by IS NULL AND r.status NOT IN ('DUE', 'HELD', 'DROPPED')
    ORDER BY "subjectId", kind DESC LIMIT ${numberingBatchSize}`,
};

/** Numbers the invoices and credit notes of bookings. Runs after the bookings are committed. */
export function assignBookingInvoiceNumbers(services: Services, since: Date): Promise<void> {
  return assignMissingInvoiceNumbers(services, unnumbered, since);
}
