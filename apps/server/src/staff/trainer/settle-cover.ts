import type { Actor } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import { enqueueMail } from '../../platform/outbox.ts';
import { endCover } from './cover-store.ts';

/**
 * Somebody else teaches a class from now on: an open request for cover is settled with it, and whoever asked is told. In
 * the transaction that changes the instructor. False when nobody had asked.
 */
export async function settleCover(
  tx: Queries,
  { branchId, classId, coveredBy }: { branchId: string; classId: string; coveredBy: string },
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const covered = await endCover(tx, { branchId, classId }, { status: 'COVERED', coveredBy }, actor, now);
  if (!covered) return false;
  await enqueueMail(tx, { branchId, kind: 'cover-found', subject: { coverId: covered.id } }, now);
  return true;
}
