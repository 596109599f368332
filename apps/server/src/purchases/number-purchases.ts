import { foundAtOnce, numberFound } from '../payments/number-invoice.ts';
import type { Statement } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';

/** Purchases paid since then without an invoice, in the order of their making. */
const unnumbered: Statement = {
  name: 'unnumbered_purchases',
  text: `SELECT p.branch_id AS "branchId", 'INVOICE' AS kind, 'purchase' AS subject, p.id AS "subjectId",
      (p.price->>'finalPence')::int AS "amountPence", p.currency
    FROM branches JOIN purchases p ON p.branch_id = branches.id AND p.settled_at >= $1
    LEFT JOIN invoices i ON i.branch_id = p.branch_id AND i.kind = 'INVOICE' AND i.subject_id = p.id
    WHERE i.number IS NULL AND p.status = 'PAID' AND (p.price->>'finalPence')::int > 0
    ORDER BY p.id LIMIT ${foundAtOnce}`,
};

/** Gives the invoices of purchases their numbers, after they are committed. */
export function numberPurchases(services: Services, since: Date): Promise<void> {
  return numberFound(services, unnumbered, since);
}
