import type { EntitlementRow } from '../../entitlements/store.ts';
import { listInvoicesOfSubjects } from '../../payments/list-invoices-of-subjects.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';

/**
 * Returns the ids of entitlements with an invoice: paid purchases, and every membership month. Sessions that staff
 * granted or an import added have none.
 */
export async function findInvoicedCredits(
  db: QueryExecutor,
  branchId: string,
  credits: readonly Pick<EntitlementRow, 'id' | 'origin' | 'originId'>[],
): Promise<ReadonlySet<string>> {
  const bought = credits.filter(({ origin }) => origin === 'purchase').map(({ originId }) => originId);
  const numbered = new Set(
    // Allows two documents for each purchase: its invoice and a credit note.
    (await listInvoicesOfSubjects(db, branchId, bought, 2 * bought.length, null)).map(
      ({ subjectId }) => subjectId,
    ),
  );
  const invoiced = credits.filter(
    ({ origin, originId }) => origin === 'membership' || (origin === 'purchase' && numbered.has(originId)),
  );
  return new Set(invoiced.map(({ id }) => id));
}
