import { and, eq, inArray, ne } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { entitlements } from './tables.ts';

/**
 * Sets whether the entitlements of a membership renew when they end. `originIds` identifies them: by the provider
 * invoice of a paid month, or by the origin of an imported month.
 */
export async function setEntitlementRenewal(
  tx: QueryExecutor,
  branchId: string,
  originIds: readonly string[],
  renews: boolean,
): Promise<void> {
  await tx.orm
    .update(entitlements)
    .set({ renews })
    .where(
      and(
        eq(entitlements.branchId, branchId),
        eq(entitlements.origin, 'membership'),
        inArray(entitlements.originId, [...originIds]),
        ne(entitlements.renews, renews),
      ),
    );
}
