import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const lockExclusively: PreparedStatement = {
  name: 'lock_merges_exclusively',
  text: `SELECT pg_advisory_xact_lock(hashtext('merging:' || $1))::text AS locked`,
};

const lockShared: PreparedStatement = {
  name: 'lock_merges_shared',
  text: `SELECT pg_advisory_xact_lock_shared(hashtext('merging:' || $1))::text AS locked`,
};

/**
 * Locks all merges of a branch. Call it first in a transaction that merges or unmerges people. Until that transaction
 * ends, no other transaction can resolve which person has an email address. Otherwise both could lock the same rows in
 * different orders and deadlock.
 */
export async function lockMergesExclusively(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lockExclusively, [branchId]);
}

/**
 * Blocks merges, but not other holders of the shared lock. Call it first in a transaction that resolves merged people.
 */
export async function acquireSharedMergeLock(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lockShared, [branchId]);
}
