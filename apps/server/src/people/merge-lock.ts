import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

const alone: PreparedStatement = {
  name: 'lock_merging_alone',
  text: `SELECT pg_advisory_xact_lock(hashtext('merging:' || $1))::text AS locked`,
};

const together: PreparedStatement = {
  name: 'lock_merging_together',
  text: `SELECT pg_advisory_xact_lock_shared(hashtext('merging:' || $1))::text AS locked`,
};

/**
 * Before anything else of a transaction that makes two records of people one, or two of one again: nobody finds out meanwhile
 * which record stands for an address. Both change the same records in different orders, and would end each other.
 */
export async function lockMergesExclusively(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(alone, [branchId]);
}

/** Before anything else of a transaction that follows who stands for whom; many may do so side by side. */
export async function lockMergesShared(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(together, [branchId]);
}
