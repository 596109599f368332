import type { BedClient, ClassBed, GetClassBedsResponse } from '@studio/contracts/staff-beds';
import { type BedRow, toBedDto } from '../../beds/booking-beds.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { ClassRow } from '../../timetable/store.ts';

type ClassBedRow = BedRow &
  Pick<ClassBed, 'row' | 'column' | 'state'> & { bookingId: string | null; attendeeName: string | null };

/** Selects the beds of a class. `$3` is the current time; the beds of expired holds count as free. */
const classBeds: PreparedStatement = {
  name: 'staff_beds_of_class',
  text: `SELECT m.number, m.name, m.traits, m.map_row AS "row", m.map_column AS "column",
      k.id AS "bookingId", k.attendee_name AS "attendeeName",
      CASE WHEN k.id IS NOT NULL THEN 'booked' WHEN u.number IS NULL THEN 'out' WHEN h.id IS NOT NULL THEN 'held'
        ELSE 'free' END AS state
    FROM classes c
    JOIN room_beds m ON m.branch_id = c.branch_id AND m.room_id = c.room_id
    LEFT JOIN list_usable_beds($1, $2::uuid) u ON u.number = m.number
    LEFT JOIN class_beds t ON t.branch_id = c.branch_id AND t.class_id = c.id AND t.number = m.number
    LEFT JOIN bookings k ON k.branch_id = t.branch_id AND k.id = t.booking_id
    LEFT JOIN holds h ON h.branch_id = t.branch_id AND h.id = t.hold_id AND h.expires_at > $3::timestamptz
    WHERE c.branch_id = $1 AND c.id = $2::uuid
    ORDER BY m.map_row, m.map_column`,
};

const clientsWithoutBed: PreparedStatement = {
  name: 'staff_clients_without_bed',
  text: `SELECT k.id AS "bookingId", k.attendee_name AS name FROM bookings k
    WHERE k.branch_id = $1 AND k.class_id = $2::uuid AND k.status <> 'CANCELLED'
      AND NOT EXISTS (SELECT 1 FROM class_beds t WHERE t.branch_id = k.branch_id AND t.booking_id = k.id)
    ORDER BY lower(k.attendee_name), k.id`,
};

/** Returns the map of a class's room with the clients' names, for the team (handbook: beds 1). */
export async function readClassBeds(
  db: QueryExecutor,
  { branchId, id, roomKind }: Pick<ClassRow, 'branchId' | 'id' | 'roomKind'>,
  now: Date,
): Promise<GetClassBedsResponse> {
  const rows = await db.run<ClassBedRow>(classBeds, [branchId, id, now]);
  const beds = rows.map(({ row, column, state, bookingId, attendeeName, ...bed }) => ({
    ...toBedDto(bed, roomKind),
    row,
    column,
    state,
    client: bookingId && attendeeName !== null ? { bookingId, name: attendeeName } : null,
  }));
  const withoutBed = beds.length > 0 ? await db.run<BedClient>(clientsWithoutBed, [branchId, id]) : [];
  return { ok: true, kind: roomKind, beds, withoutBed };
}
