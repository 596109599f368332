import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { dropReasons } from '../platform/emails/drop-reasons.ts';
import { isImportedSql } from './imported-clients-sql.ts';

/**
 * Builds the statement that removes unsent invitations and drops their emails. `which` is the SQL condition of the
 * invitations `c`. Leaves emails whose delivery has begun: the row lock makes this statement and the first attempt of a
 * delivery wait for each other, so only one of them wins.
 */
const withdraw = (name: string, which: string): PreparedStatement => ({
  name,
  text: `WITH mine AS (
      SELECT c.branch_id, c.id FROM client_invitations c WHERE c.branch_id = $1 AND ${which} FOR UPDATE
    ), dropped AS (
      UPDATE outbox o SET drop_reason = '${dropReasons.invitationCancelled}', requested_by = NULL FROM mine
      WHERE o.kind = 'client-invitation' AND o.subject->>'invitationId' = mine.id::text
        AND o.sent_at IS NULL AND o.drop_reason IS NULL AND o.attempts = 0
      RETURNING mine.id
    )
    DELETE FROM client_invitations c USING mine
    WHERE c.branch_id = mine.branch_id AND c.id = mine.id
      AND (c.queued_at IS NULL OR c.id IN (SELECT id FROM dropped))
    RETURNING c.id`,
});

const withdrawBatch = withdraw('withdraw_invitation_batch', 'c.batch_id = $2');

const withdrawUndone = withdraw(
  'withdraw_invitations_of_undone_imports',
  `c.batch_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM people x
      JOIN people p ON p.branch_id = x.branch_id AND p.id = coalesce(x.merged_into, x.id)
      WHERE x.branch_id = c.branch_id AND x.id = c.person_id AND ${isImportedSql})`,
);

/** Removes the unsent invitations of a batch (handbook: emails 14). Returns their number. */
export async function withdrawInvitationsOfBatch(
  tx: QueryExecutor,
  { branchId, batchId }: { branchId: string; batchId: string },
): Promise<number> {
  return (await tx.run(withdrawBatch, [branchId, batchId])).length;
}

/**
 * Removes the unsent invitations of clients whom no import contains any more. Invitations outside a batch stay, because
 * staff chose these clients one by one.
 */
export async function withdrawInvitationsOfUndoneImports(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(withdrawUndone, [branchId]);
}
