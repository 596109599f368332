import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const alone: PreparedStatement = {
  name: 'lock_merging_alone',
  text: `SELECT pg_advisory_xact_lock(hashtext('merging:' || $1))::text AS locked`,
};

const together: PreparedStatement = {
  name: 'lock_merging_together',
  text: `SELECT pg_advisory_xact_lock_shared(hashtext('merging:' || $1))::text AS locked`,
};

/**
 * Locks all merges of a branch. Call it first in a transaction that merges or unmerges people. Concurrent transactions
 * can't then resolve which person has an address. Both sides lock the same rows in different orders and would deadlock.
 */
export async function lockMergesExclusively(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(alone, [branchId]);
}

/** Blocks merges, but not other shared holders. Call it first in a transaction that follows merged people. */
export async function lockMergesShared(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(together, [branchId]);
}
