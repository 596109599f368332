import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assignMissingInvoiceNumbers, numberingBatchSize } from './assign-invoice-number.ts';

/**
 * Selects refunds by staff or at the provider since `$1` without a credit note, in creation order. Skips refunds that
 * haven't been submitted, because someone may still make them at the provider instead; a dispute gets a credit note
 * once it is lost.
 */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_staff_refunds',
  text: `SELECT r.branch_id AS "branchId", 'CREDIT_NOTE' AS kind, 'refund' AS subject, r.id AS "subjectId",
      r.amount_pence AS "amountPence", r.currency
    FROM branches JOIN refunds r ON r.branch_id = branches.id AND r.created_at >= $1
    LEFT JOIN invoices i ON i.branch_id = r.branch_id AND i.kind = 'CREDIT_NOTE' AND i.subject_id = r.id
    WHERE i.number IS NULL AND r.made_by IS NOT NULL AND r.status NOT IN ('DUE', 'HELD', 'DROPPED', 'DISPUTED', 'WON')
    ORDER BY r.created_at, r.id LIMIT ${numberingBatchSize}`,
};

/** Numbers the credit notes of refunds. Runs after the refunds are committed. */
export function assignRefundCreditNoteNumbers(services: Services, since: Date): Promise<void> {
  return assignMissingInvoiceNumbers(services, unnumbered, since);
}
