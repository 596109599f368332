import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import { settleCoverRequest } from './cover-request-store.ts';

/**
 * Closes an open cover request, because another instructor now teaches the class, and notifies the instructor who
 * asked. Call it in the transaction that changes the instructor. Returns false when there's no open request.
 */
export async function closeCoverRequest(
  tx: QueryExecutor,
  { branchId, classId, coveredBy }: { branchId: string; classId: string; coveredBy: string },
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const covered = await settleCoverRequest(
    tx,
    { branchId, classId },
    { status: 'COVERED', coveredBy },
    actor,
    now,
  );
  if (!covered) return false;
  await enqueueEmail(tx, { branchId, kind: 'cover-found', subject: { coverId: covered.id } }, now);
  return true;
}
