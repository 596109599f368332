import type { PreviewRoomMapResponse } from '@studio/contracts/staff-rooms';
import { type RoomMapInput, replaceRoomMap } from '../../beds/replace-room-map.ts';
import { listAllRooms } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { runOrDryRun } from '../timetable/run-or-dry-run.ts';

/** Returns how many clients would get another bed with this map. Throws AppError not_found and bad_request. */
export async function previewRoomMap(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, roomId, beds }: Omit<RoomMapInput, 'kind'>,
): Promise<PreviewRoomMapResponse> {
  const room = (await listAllRooms(database, branchId)).find(({ id }) => id === roomId);
  if (!room) throw new AppError('not_found');
  // Saves the map in a transaction that is rolled back.
  const moved = await runOrDryRun(database, true, (tx) =>
    replaceRoomMap(tx, { branchId, roomId, kind: room.kind, beds }, clock.now()),
  );
  return { ok: true, ...moved };
}
