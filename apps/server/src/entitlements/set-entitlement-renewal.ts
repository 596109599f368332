import { and, eq, inArray, ne } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { entitlements } from './tables.ts';

/**
 * Sets whether paid months, named by their provider invoices, renew when they end. They no longer renew once the
 * membership is cancelled or frozen.
 */
export async function setEntitlementRenewal(
  tx: QueryExecutor,
  branchId: string,
  invoiceIds: readonly string[],
  renews: boolean,
): Promise<void> {
  await tx.orm
    .update(entitlements)
    .set({ renews })
    .where(
      and(
        eq(entitlements.branchId, branchId),
        eq(entitlements.origin, 'membership'),
        inArray(entitlements.originId, [...invoiceIds]),
        ne(entitlements.renews, renews),
      ),
    );
}
