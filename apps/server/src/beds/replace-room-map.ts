import { getBedLabel } from '@studio/domain/beds/describe-bed';
import { findRoomMapProblem, type RoomMapProblem } from '@studio/domain/beds/edit-room-map';
import type { RoomBed } from '@studio/domain/beds/room-map';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { formatCount } from '@studio/domain/text/format';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { queueBedChangedEmails } from './queue-bed-changed-emails.ts';
import { countBedsInUse, listRoomBeds, reseatUpcomingClasses, saveRoomBeds } from './room-beds.ts';

/** Map that replaces the one of a room. Clients who don't choose get the beds in this order. */
export interface RoomMapInput {
  branchId: string;
  roomId: string;
  kind: RoomKind;
  beds: readonly RoomBed[];
}

const clientBeds: PreparedStatement = {
  name: 'client_beds_of_room',
  text: `SELECT t.booking_id AS "bookingId", t.class_id AS "classId", t.number FROM class_beds t
    JOIN classes c ON c.branch_id = t.branch_id AND c.id = t.class_id
    WHERE t.branch_id = $1 AND c.room_id = $2 AND c.starts_at > $3 AND t.booking_id IS NOT NULL`,
};

const problems: Record<RoomMapProblem, string> = {
  'same-number': 'Give each bed its own number.',
  'same-cell': 'Put each bed in its own cell of the map.',
  'same-name': 'Give each bed its own name.',
};

/**
 * Replaces the map of a room, and gives clients of upcoming classes another bed if theirs is gone. Emails them. Returns
 * the number of these clients and of their classes. Throws AppError bad_request for an invalid map, and for fewer beds
 * than an upcoming class has places.
 */
export async function replaceRoomMap(
  tx: QueryExecutor,
  { branchId, roomId, kind, beds }: RoomMapInput,
  now: Date,
): Promise<{ clients: number; classes: number }> {
  const problem = findRoomMapProblem(beds);
  if (problem) throw new AppError('bad_request', problems[problem]);
  const inUse = await countBedsInUse(tx, { branchId, roomId }, now);
  if (beds.length < inUse)
    throw new AppError(
      'bad_request',
      `Upcoming classes in this room have up to ${formatCount(inUse, 'place')}, so the room needs ${formatCount(inUse, 'bed')}. Reduce the places of these classes first.`,
    );
  const before = await listRoomBeds(tx, { branchId, roomId });
  const listClients = () =>
    tx.run<{ bookingId: string; classId: string; number: number }>(clientBeds, [branchId, roomId, now]);
  const clientsBefore = await listClients();
  await saveRoomBeds(tx, { branchId, roomId, beds });
  await reseatUpcomingClasses(tx, { branchId, roomId }, now);
  const numbers = new Map((await listClients()).map(({ bookingId, number }) => [bookingId, number]));
  const moved = clientsBefore.filter(({ bookingId, number }) => numbers.get(bookingId) !== number);
  const changes = moved.flatMap(({ bookingId, classId, number }) => {
    const from = before.find((bed) => bed.number === number);
    return from
      ? [{ bookingId, classId, from: getBedLabel(from, kind), cause: 'room-changed' as const }]
      : [];
  });
  await queueBedChangedEmails(tx, branchId, changes, now);
  return { clients: moved.length, classes: new Set(moved.map(({ classId }) => classId)).size };
}
