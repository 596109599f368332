import type { BedDto } from '@studio/contracts/beds';
import { getBedLabel, getBedNote } from '@studio/domain/beds/describe-bed';
import type { BedTrait } from '@studio/domain/beds/room-map';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

export interface BedRow {
  number: number;
  name: string | null;
  traits: BedTrait[];
}

/** Returns the DTO of a bed in a room of this kind. */
export function toBedDto(bed: BedRow, kind: RoomKind): BedDto {
  return { number: bed.number, label: getBedLabel(bed, kind), note: getBedNote(bed) };
}

const bedsOfBookings: PreparedStatement = {
  name: 'beds_of_bookings',
  text: `SELECT t.booking_id AS "bookingId", r.kind, m.number, m.name, m.traits
    FROM class_beds t
    JOIN classes c ON c.branch_id = t.branch_id AND c.id = t.class_id
    JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
    JOIN room_beds m ON m.branch_id = c.branch_id AND m.room_id = c.room_id AND m.number = t.number
    WHERE t.branch_id = $1 AND t.booking_id = ANY ($2::uuid[])`,
};

/** Returns the beds of bookings by booking id. Bookings without a bed are absent. */
export async function loadBookingBeds(
  db: QueryExecutor,
  branchId: string,
  bookingIds: readonly string[],
): Promise<Map<string, BedDto>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db.run<BedRow & { bookingId: string; kind: RoomKind }>(bedsOfBookings, [
    branchId,
    bookingIds,
  ]);
  return new Map(rows.map((row) => [row.bookingId, toBedDto(row, row.kind)]));
}
