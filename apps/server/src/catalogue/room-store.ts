import type { RoomBed } from '@studio/domain/beds/room-map';
import { moveInOrder } from '@studio/domain/catalogue/move-in-order';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { and, eq } from 'drizzle-orm';
import { replaceRoomMap } from '../beds/replace-room-map.ts';
import { adjustRoomBeds } from '../beds/room-beds.ts';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assertVersion } from './assert-version.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { createRecordId, getNextPosition } from './new-record-id.ts';
import { listAllRooms } from './store.ts';
import { rooms } from './tables.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;

/** Values of a room that owners edit. */
export interface RoomInput {
  branchId: string;
  name: string;
  kind: RoomKind;
  detail: string;
  capacity: number;
}

/** Adds a room at the end of the list and returns its id. Throws AppError bad_request. */
export async function addRoom(
  { database, clock }: Services,
  { branchId, ...values }: RoomInput,
  actor: StaffMember,
): Promise<string> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const existing = await listAllRooms(tx, branchId);
    const ids = existing.map(({ id }) => id);
    const id = createRecordId(values.name, ids, 'name');
    await tx.orm.insert(rooms).values({ branchId, id, ...values, position: getNextPosition(existing) });
    await adjustRoomBeds(tx, { branchId, id, ...values }, at);
    await writeRoomAudit(tx, { branchId, id, at, actor }, 'ADDED', values);
    return id;
  });
}

/** Room as an owner saves it. `beds` replaces the map of a room of the kind beds. */
export interface RoomChange extends RoomInput {
  id: string;
  /** Version that the caller read. */
  version: number;
  beds?: readonly RoomBed[] | undefined;
}

/**
 * Updates a room. Scheduled classes keep their capacity. Throws AppError not_found, bad_request for an invalid map, and
 * edit_conflict.
 */
export async function updateRoom(
  { database, clock }: Services,
  { branchId, id, version, beds, ...input }: RoomChange,
  actor: StaffMember,
): Promise<void> {
  const at = clock.now();
  const map = input.kind === 'beds' ? beds : undefined;
  const values = { ...input, capacity: map?.length ?? input.capacity };
  await database.transaction(async (tx) => {
    const room = await lockRoom(tx, branchId, id);
    await assertVersion(tx, toRecord(branchId, id), room.version, version);
    await tx.orm
      .update(rooms)
      .set({ ...values, version: version + 1 })
      .where(whereRoom(branchId, id));
    if (map) await replaceRoomMap(tx, { branchId, roomId: id, kind: values.kind, beds: map }, at);
    else await adjustRoomBeds(tx, { branchId, id, ...values }, at);
    const { name, kind, detail, capacity } = room;
    const before = { name, kind, detail, capacity };
    await writeRoomAudit(tx, { branchId, id, at, actor }, 'CHANGED', {
      ...values,
      before,
      ...(map ? { beds: map } : {}),
    });
  });
}

/** Moves a room one position up or down, if possible. Throws AppError not_found. */
export async function reorderRoom(
  { database, clock }: Services,
  { branchId, id, offset }: { branchId: string; id: string; offset: -1 | 1 },
  actor: StaffMember,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    await lockRoom(tx, branchId, id);
    const current = (await listAllRooms(tx, branchId)).filter(({ archived }) => !archived);
    const moved = moveInOrder(current, id, offset);
    if (!moved) return;
    for (const { id: roomId, position } of moved)
      await tx.orm.update(rooms).set({ position }).where(whereRoom(branchId, roomId));
    await writeRoomAudit(tx, { branchId, id, at, actor }, 'MOVED', { direction: offset < 0 ? 'up' : 'down' });
  });
}

/**
 * Archives or restores a room within the caller's transaction. Returns whether that changed anything. Throws AppError
 * not_found.
 */
export async function setRoomArchived(
  tx: QueryExecutor,
  { branchId, id, archived }: { branchId: string; id: string; archived: boolean },
): Promise<boolean> {
  const room = await lockRoom(tx, branchId, id);
  if (room.archived === archived) return false;
  await tx.orm
    .update(rooms)
    .set({ archived, version: room.version + 1 })
    .where(whereRoom(branchId, id));
  return true;
}

/** Writes an entry of a room to the activity log, in the transaction of its change. */
export function writeRoomAudit(
  tx: QueryExecutor,
  { branchId, id, at, actor }: { branchId: string; id: string; at: Date; actor: StaffMember },
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const entry = { ...toRecord(branchId, id), at, actor, reason: 'catalogue' };
  return writeAudit(tx, [{ ...entry, action, detail }]);
}

const toRecord = (branchId: string, id: string) =>
  ({ branchId, subject: 'setting', subjectId: `room:${id}` }) as const;

const whereRoom = (branchId: string, id: string) => and(eq(rooms.branchId, branchId), eq(rooms.id, id));

async function lockRoom(tx: QueryExecutor, branchId: string, id: string) {
  const [room] = await tx.orm.select().from(rooms).where(whereRoom(branchId, id)).for('update');
  if (!room) throw new AppError('not_found');
  return room;
}
