import type { MapBed } from '@studio/contracts/beds';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { type BedRow, toBedDto } from './booking-beds.ts';

/** Hold or booking whose beds a caller sees or changes. Exactly one of the ids is given. */
export interface BedOwner {
  holdId: string | null;
  bookingId: string | null;
}

const bedsOfClass: PreparedStatement = {
  name: 'beds_of_class',
  text: `SELECT m.number, m.name, m.traits, m.map_row AS "row", m.map_column AS "column",
      CASE WHEN t.hold_id = $3::uuid OR t.booking_id = $4::uuid THEN 'own'
        WHEN f.number IS NOT NULL THEN 'free' ELSE 'taken' END AS state
    FROM classes c
    JOIN room_beds m ON m.branch_id = c.branch_id AND m.room_id = c.room_id
    LEFT JOIN class_beds t ON t.branch_id = c.branch_id AND t.class_id = c.id AND t.number = m.number
    LEFT JOIN list_free_beds($1, $2::uuid) f ON f.number = m.number
    WHERE c.branch_id = $1 AND c.id = $2::uuid
    ORDER BY m.map_row, m.map_column`,
};

/** Returns the map of a class’s room, row by row, as the owner of a hold or booking sees it. Empty without a map. */
export async function loadBedMap(
  db: QueryExecutor,
  klass: { branchId: string; id: string; roomKind: RoomKind },
  { holdId, bookingId }: BedOwner,
): Promise<MapBed[]> {
  const rows = await db.run<BedRow & Pick<MapBed, 'row' | 'column' | 'state'>>(bedsOfClass, [
    klass.branchId,
    klass.id,
    holdId,
    bookingId,
  ]);
  return rows.map(({ row, column, state, ...bed }) => ({
    ...toBedDto(bed, klass.roomKind),
    row,
    column,
    state,
  }));
}
