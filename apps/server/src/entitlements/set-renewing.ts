import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { entitlements } from './tables.ts';

/** Says of a membership's paid months whether sessions come again when they end: not once it is cancelled or frozen. */
export async function setRenewing(
  tx: Queries,
  membership: { branchId: string; memberId: string; productId: string },
  renews: boolean,
): Promise<void> {
  const { branchId, memberId, productId } = membership;
  await tx.orm
    .update(entitlements)
    .set({ renews })
    .where(
      and(
        eq(entitlements.branchId, branchId),
        eq(entitlements.memberId, memberId),
        eq(entitlements.productId, productId),
        eq(entitlements.origin, 'membership'),
        ne(entitlements.renews, renews),
      ),
    );
}
