import { assignMissingInvoiceNumbers, numberingBatchSize } from '../payments/assign-invoice-number.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

/** Selects months that were paid since `$1`, with an amount above 0, and have no invoice, in creation order. */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_months',
  text: `SELECT m.branch_id AS "branchId", 'INVOICE' AS kind, 'month' AS subject, m.id AS "subjectId",
      m.amount_pence AS "amountPence", m.currency
    FROM branches JOIN membership_months m ON m.branch_id = branches.id AND m.paid_at >= $1
    LEFT JOIN invoices i ON i.branch_id = m.branch_id AND i.kind = 'INVOICE' AND i.subject_id = m.id
    WHERE i.number IS NULL AND m.amount_pence > 0
    ORDER BY m.id LIMIT ${numberingBatchSize}`,
};

/** Numbers the invoices of paid months. Runs after the months are committed. */
export function assignMembershipInvoiceNumbers(services: Services, since: Date): Promise<void> {
  return assignMissingInvoiceNumbers(services, unnumbered, since);
}
