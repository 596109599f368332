import { setClassTypeArchived, writeClassTypeAudit } from '../../catalogue/class-type-store.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { releaseExpiredHolds } from '../timetable/release-expired-holds.ts';
import { type ArchivedRecord, endClasses } from './end-classes.ts';

/**
 * Archives a class type and ends its recurring classes, or restores the type without them. Scheduled classes go ahead;
 * archiving with `removeEmpty` removes those that no one has booked, holds or waits for. Idempotent. Throws AppError
 * not_found.
 */
export async function archiveClassType(
  { database, clock }: Services,
  { removeEmpty, ...change }: ArchivedRecord,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const at = clock.now();
  const { branchId, id, archived } = change;
  if (removeEmpty) await releaseExpiredHolds(database, branchId, at);
  await database.transaction(async (tx) => {
    const ended = archived ? await endClasses(tx, { branchId, of: 'classType', id, removeEmpty }, at) : {};
    if (!(await setClassTypeArchived(tx, change))) return;
    await writeClassTypeAudit(tx, { branchId, id, at, actor }, archived ? 'ARCHIVED' : 'RESTORED', ended);
  });
}
