import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { endCover } from './cover-store.ts';

/**
 * Somebody else teaches a class from now on: an open request for cover is settled with it, and whoever asked is told. In
 * the transaction that changes the instructor. False when nobody had asked.
 */
export async function closeCoverRequest(
  tx: QueryExecutor,
  { branchId, classId, coveredBy }: { branchId: string; classId: string; coveredBy: string },
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const covered = await endCover(tx, { branchId, classId }, { status: 'COVERED', coveredBy }, actor, now);
  if (!covered) return false;
  await enqueueEmail(tx, { branchId, kind: 'cover-found', subject: { coverId: covered.id } }, now);
  return true;
}
