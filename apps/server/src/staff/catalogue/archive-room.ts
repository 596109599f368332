import { setRoomArchived, writeRoomAudit } from '../../catalogue/room-store.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { endRecurringClasses } from '../../timetable/end-recurring-classes.ts';

/**
 * Archives a room and ends its recurring classes, or restores the room without them. Scheduled classes go ahead.
 * Idempotent. Throws AppError not_found.
 */
export async function archiveRoom(
  { database, clock }: Services,
  { branchId, id, archived }: { branchId: string; id: string; archived: boolean },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const endedSeries = archived ? await endRecurringClasses(tx, { branchId, of: 'room', id }, at) : 0;
    if (!(await setRoomArchived(tx, { branchId, id, archived }))) return;
    const detail = archived ? { endedSeries } : {};
    await writeRoomAudit(tx, { branchId, id, at, actor }, archived ? 'ARCHIVED' : 'RESTORED', detail);
  });
}
