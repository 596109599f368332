import type { PreparedStatement } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { numberingBatchSize, numberUnnumbered } from './number-invoice.ts';

/**
 * What staff gave back, or someone at the provider, since then without a credit note, in the order in which it was. One that
 * was not asked for yet may still be made at the provider instead; a dispute has a note once it is lost.
 */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_staff_refunds',
  text: `SELECT r.branch_id AS "branchId", 'CREDIT_NOTE' AS kind, 'refund' AS subject, r.id AS "subjectId",
      r.amount_pence AS "amountPence", r.currency
    FROM branches JOIN refunds r ON r.branch_id = branches.id AND r.created_at >= $1
    LEFT JOIN invoices i ON i.branch_id = r.branch_id AND i.kind = 'CREDIT_NOTE' AND i.subject_id = r.id
    WHERE i.number IS NULL AND r.made_by IS NOT NULL AND r.status NOT IN ('DUE', 'DISPUTED', 'WON')
    ORDER BY r.created_at, r.id LIMIT ${numberingBatchSize}`,
};

/** Gives what staff gave back its credit notes' numbers, after it is committed. */
export function numberRefundCreditNotes(services: Services, since: Date): Promise<void> {
  return numberUnnumbered(services, unnumbered, since);
}
