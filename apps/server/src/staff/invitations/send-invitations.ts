import { formatCount } from '@studio/domain/text/format';
import { and, eq } from 'drizzle-orm';
import { invitationBatches } from '../../invitations/tables.ts';
import { withdrawInvitationsOfBatch } from '../../invitations/withdraw-invitations.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertInvitations } from './imported-clients.ts';

/**
 * Locks the imports that aren't undone. Concurrent batches and undos wait, so a batch includes no client of an import
 * whose undo has started.
 */
const lockImports: PreparedStatement = {
  name: 'lock_imports_to_invite',
  text: `SELECT id FROM imports WHERE branch_id = $1 AND status = 'DONE' ORDER BY id FOR UPDATE`,
};

const whereBatch = (branchId: string, batchId: string) =>
  and(eq(invitationBatches.branchId, branchId), eq(invitationBatches.id, batchId));

async function findBatch(tx: QueryExecutor, branchId: string, batchId: string) {
  const [batch] = await tx.orm.select().from(invitationBatches).where(whereBatch(branchId, batchId));
  return batch;
}

/**
 * Starts a batch of invitations; `queueInvitations` sends them. The owner's browser chooses the id, so a repeated
 * request starts one batch, and each client gets one first invitation. Throws AppError not_changeable if the number of
 * clients differs from the one that the owner confirmed.
 */
export async function sendInvitations(
  { database, clock }: Services,
  input: { branchId: string; importId: string | null; batchId: string; expected: number },
  actor: StaffActor,
): Promise<void> {
  const { branchId, importId, batchId, expected } = input;
  await database.transaction(async (tx) => {
    const now = clock.now();
    await tx.run(lockImports, [branchId]);
    if (await findBatch(tx, branchId, batchId)) return;
    const total = await insertInvitations(tx, input, { batchId, actor }, now);
    if (total !== expected)
      throw new AppError(
        'not_changeable',
        `${formatCount(total, 'client')} can be invited now, not ${expected}. We haven’t emailed anyone. Check the number and confirm again.`,
      );
    await tx.orm
      .insert(invitationBatches)
      .values({ branchId, id: batchId, importId, total, startedBy: actor, startedAt: now, nextAt: now });
    const subjectId = importId ?? batchId;
    const entry = { branchId, at: now, actor, subject: 'import', subjectId, action: 'INVITED' } as const;
    await writeAudit(tx, [{ ...entry, reason: 'clients invited', detail: { clients: total, batchId } }]);
  });
}

/**
 * Stops a batch by withdrawing the invitations that aren't sent yet. A batch without such invitations counts as done, not
 * as stopped. Idempotent. Throws AppError not_found.
 */
export async function stopInvitations(
  { database, clock }: Services,
  { branchId, batchId }: { branchId: string; batchId: string },
  actor: StaffActor,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const [batch] = await tx.orm
      .select()
      .from(invitationBatches)
      .where(whereBatch(branchId, batchId))
      .for('update');
    if (!batch) throw new AppError('not_found');
    if (batch.stoppedAt) return;
    const withdrawn = await withdrawInvitationsOfBatch(tx, { branchId, batchId });
    await tx.orm
      .update(invitationBatches)
      .set({ stoppedAt: withdrawn > 0 ? now : null, nextAt: null })
      .where(whereBatch(branchId, batchId));
    if (withdrawn === 0) return;
    const subjectId = batch.importId ?? batchId;
    const entry = { branchId, at: now, actor, subject: 'import', subjectId } as const;
    const detail = { clients: withdrawn, batchId };
    await writeAudit(tx, [{ ...entry, action: 'INVITING_STOPPED', reason: 'invitations stopped', detail }]);
  });
}
