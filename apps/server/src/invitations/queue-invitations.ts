import { invitationPauseMs, invitationsAtOnce } from '@studio/domain/people-import/invitation';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';

/** Locks the oldest running batch, so that several processes send its invitations no faster than one process would. */
const lockBatch: PreparedStatement = {
  name: 'lock_invitation_batch',
  text: `SELECT id, next_at AS "nextAt" FROM invitation_batches WHERE branch_id = $1 AND next_at IS NOT NULL
    ORDER BY started_at, id LIMIT 1 FOR UPDATE`,
};

const takeNext: PreparedStatement = {
  name: 'queue_next_invitations',
  text: `UPDATE client_invitations SET queued_at = $3 WHERE branch_id = $1 AND id IN (
      SELECT id FROM client_invitations WHERE branch_id = $1 AND batch_id = $2 AND queued_at IS NULL
      ORDER BY id LIMIT $4 FOR UPDATE)
    RETURNING id`,
};

const scheduleNext: PreparedStatement = {
  name: 'schedule_next_invitations',
  text: 'UPDATE invitation_batches SET next_at = $3 WHERE branch_id = $1 AND id = $2',
};

/**
 * Puts the next invitations in the outbox, with a pause between chunks (handbook: emails 14). One transaction marks
 * them and inserts their emails, so that a process that dies queues all of them or none. Safe to run concurrently.
 */
export async function queueInvitations({ database, clock, config }: Services): Promise<void> {
  await database.transaction((tx) => queueChunk(tx, config.branchId, clock.now()));
}

async function queueChunk(tx: QueryExecutor, branchId: string, now: Date): Promise<void> {
  const [batch] = await tx.run<{ id: string; nextAt: Date }>(lockBatch, [branchId]);
  if (!batch || batch.nextAt.getTime() > now.getTime()) return;
  const taken = await tx.run<{ id: string }>(takeNext, [branchId, batch.id, now, invitationsAtOnce]);
  for (const { id } of taken)
    await enqueueEmail(tx, { branchId, kind: 'client-invitation', subject: { invitationId: id } }, now);
  const isDone = taken.length < invitationsAtOnce;
  const nextAt = isDone ? null : new Date(now.getTime() + invitationPauseMs);
  await tx.run(scheduleNext, [branchId, batch.id, nextAt]);
}
