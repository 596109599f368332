import { isDeepStrictEqual } from 'node:util';
import type { BranchProfile } from '@studio/content/branch';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { getCurrentSeller } from './invoice-seller.ts';

const saveSeller: PreparedStatement = {
  name: 'backfill_invoice_seller',
  text: `WITH kept AS (UPDATE invoices SET seller = $2::text::jsonb WHERE branch_id = $1 AND seller IS NULL RETURNING 1)
    SELECT count(*)::int AS count FROM kept`,
};

/**
 * Stores the seller from before a change of the studio's profile on older invoices, which have none, if the change
 * affects the seller. Call it in the transaction of the change, so that these invoices stay as they are. Returns the
 * number of invoices and credit notes that it changed.
 */
export async function backfillInvoiceSeller(
  tx: QueryExecutor,
  branchId: string,
  { before, after }: { before: BranchProfile; after: BranchProfile },
): Promise<number> {
  const seller = getCurrentSeller(before);
  if (isDeepStrictEqual(seller, getCurrentSeller(after))) return 0;
  const [saved] = await tx.run<{ count: number }>(saveSeller, [branchId, JSON.stringify(seller)]);
  return saved?.count ?? 0;
}
