import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const countReply: PreparedStatement = {
  name: 'count_assistant_reply',
  text: `INSERT INTO assistant_reply_counts (branch_id, week, outcome, replies) VALUES ($1, $2, $3, 1)
    ON CONFLICT (branch_id, week, outcome) DO UPDATE SET replies = assistant_reply_counts.replies + 1`,
};

/**
 * Adds one reply to the count of its week and outcome. Call this last in a transaction, because every reply of the week
 * locks the row.
 */
export async function recordReplyOutcome(
  tx: QueryExecutor,
  { branchId, week, outcome }: { branchId: string; week: string; outcome: string },
): Promise<void> {
  await tx.run(countReply, [branchId, week, outcome]);
}
