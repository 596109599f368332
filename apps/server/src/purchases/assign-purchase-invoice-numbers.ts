import { assignMissingInvoiceNumbers, numberingBatchSize } from '../payments/assign-invoice-number.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

/** Selects purchases paid since `$1` without an invoice, in creation order. */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_purchases',
  text: `SELECT p.branch_id AS "branchId", 'INVOICE' AS kind, 'purchase' AS subject, p.id AS "subjectId",
      (p.price->>'finalPence')::int AS "amountPence", p.currency
    FROM branches JOIN purchases p ON p.branch_id = branches.id AND p.settled_at >= $1
    LEFT JOIN invoices i ON i.branch_id = p.branch_id AND i.kind = 'INVOICE' AND i.subject_id = p.id
    WHERE i.number IS NULL AND p.status = 'PAID' AND (p.price->>'finalPence')::int > 0
    ORDER BY p.id LIMIT ${numberingBatchSize}`,
};

/** Numbers the invoices of purchases. Runs after the purchases are committed. */
export function assignPurchaseInvoiceNumbers(services: Services, since: Date): Promise<void> {
  return assignMissingInvoiceNumbers(services, unnumbered, since);
}
