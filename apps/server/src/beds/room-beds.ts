import { type BedTrait, layOutBeds, type RoomBed } from '@studio/domain/beds/room-map';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { and, eq } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { roomBeds } from './tables.ts';

/** Bed as the database returns it. */
type StoredBed = RoomBed & { traits: BedTrait[] };

/** Replaces the map of a room. Clients who don’t choose get the beds in this order. */
export async function saveRoomBeds(
  tx: QueryExecutor,
  { branchId, roomId, beds }: { branchId: string; roomId: string; beds: readonly RoomBed[] },
): Promise<void> {
  await tx.orm.delete(roomBeds).where(and(eq(roomBeds.branchId, branchId), eq(roomBeds.roomId, roomId)));
  if (beds.length === 0) return;
  await tx.orm
    .insert(roomBeds)
    .values(
      beds.map(({ traits, ...bed }, rank) => ({ ...bed, traits: [...traits], rank, branchId, roomId })),
    );
}

/** Returns the beds of a room, the one that clients get first at the front. Empty in a room without a map. */
export async function listRoomBeds(
  db: QueryExecutor,
  { branchId, roomId }: { branchId: string; roomId: string },
): Promise<RoomBed[]> {
  const rows = await db.orm
    .select()
    .from(roomBeds)
    .where(and(eq(roomBeds.branchId, branchId), eq(roomBeds.roomId, roomId)))
    .orderBy(roomBeds.rank);
  return rows.map(({ number, name, row, column, traits }) => ({ number, name, row, column, traits }));
}

/** Returns the beds of each room of a branch by room id, the one that clients get first at the front. */
export async function loadRoomMaps(
  db: QueryExecutor,
  branchId: string,
): Promise<(roomId: string) => StoredBed[]> {
  const rows = await db.orm
    .select()
    .from(roomBeds)
    .where(eq(roomBeds.branchId, branchId))
    .orderBy(roomBeds.rank);
  return (roomId) =>
    rows
      .filter((row) => row.roomId === roomId)
      .map(({ number, name, row, column, traits }) => ({ number, name, row, column, traits }));
}

const largestClass: PreparedStatement = {
  name: 'largest_class_of_room',
  text: `SELECT coalesce(max(capacity + beds_out_of_service), 0)::int AS places FROM classes
    WHERE branch_id = $1 AND room_id = $2 AND starts_at > $3`,
};

const reseatClasses: PreparedStatement = {
  name: 'reseat_classes_of_room',
  text: `SELECT reseat_class($1, id) FROM (
      SELECT id FROM classes WHERE branch_id = $1 AND room_id = $2 AND starts_at > $3 AND taken > 0 ORDER BY id FOR NO KEY UPDATE
    ) locked`,
};

/** Returns the number of beds that the largest upcoming class of a room offers, those out of service included. */
export async function countBedsInUse(
  tx: QueryExecutor,
  { branchId, roomId }: { branchId: string; roomId: string },
  now: Date,
): Promise<number> {
  const [largest] = await tx.run<{ places: number }>(largestClass, [branchId, roomId, now]);
  return largest?.places ?? 0;
}

/** Gives the clients of upcoming classes other beds if theirs aren't on the room's map any more. */
export async function reseatUpcomingClasses(
  tx: QueryExecutor,
  { branchId, roomId }: { branchId: string; roomId: string },
  now: Date,
): Promise<void> {
  await tx.run(reseatClasses, [branchId, roomId, now]);
}

/**
 * Gives a room of the kind beds as many beds as it has places, and other rooms none (handbook: beds 1). Keeps the beds
 * that upcoming classes offer, and gives their clients other beds if theirs are gone.
 */
export async function adjustRoomBeds(
  tx: QueryExecutor,
  room: { branchId: string; id: string; kind: RoomKind; capacity: number },
  now: Date,
): Promise<void> {
  const { branchId, id: roomId } = room;
  const before = await listRoomBeds(tx, { branchId, roomId });
  const inUse = await countBedsInUse(tx, { branchId, roomId }, now);
  const count = room.kind === 'beds' ? Math.max(room.capacity, inUse) : 0;
  if (before.length === count) return;
  const beds = before.length < count ? addBeds(before, count) : before.slice(0, count);
  await saveRoomBeds(tx, { branchId, roomId, beds });
  await reseatUpcomingClasses(tx, { branchId, roomId }, now);
}

/** Returns the beds and as many new ones as are missing, in new rows behind them. */
function addBeds(beds: readonly RoomBed[], count: number): RoomBed[] {
  const lastRow = Math.max(0, ...beds.map(({ row }) => row));
  const highest = Math.max(0, ...beds.map(({ number }) => number));
  const added = layOutBeds(count - beds.length).map((bed) => ({
    ...bed,
    number: bed.number + highest,
    row: bed.row + lastRow,
  }));
  return [...beds, ...added];
}
