import { setRoomArchived, writeRoomAudit } from '../../catalogue/room-store.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { releaseExpiredHolds } from '../timetable/release-expired-holds.ts';
import { type ArchivedRecord, endClasses } from './end-classes.ts';

/**
 * Archives a room and ends its recurring classes, or restores the room without them. Scheduled classes go ahead;
 * archiving with `removeEmpty` removes those that no one has booked, holds or waits for. Idempotent. Throws AppError
 * not_found.
 */
export async function archiveRoom(
  { database, clock }: Services,
  { removeEmpty, ...change }: ArchivedRecord,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const at = clock.now();
  const { branchId, id, archived } = change;
  if (removeEmpty) await releaseExpiredHolds(database, branchId, at);
  await database.transaction(async (tx) => {
    const ended = archived ? await endClasses(tx, { branchId, of: 'room', id, removeEmpty }, at) : {};
    if (!(await setRoomArchived(tx, change))) return;
    await writeRoomAudit(tx, { branchId, id, at, actor }, archived ? 'ARCHIVED' : 'RESTORED', ended);
  });
}
