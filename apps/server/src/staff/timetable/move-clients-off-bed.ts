import { getBedLabel } from '@studio/domain/beds/describe-bed';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { queueBedChangedEmails } from '../../beds/queue-bed-changed-emails.ts';
import { listRoomBeds } from '../../beds/room-beds.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { BedOutOfServiceRow } from '../../timetable/beds-out-of-service.ts';

/** Bed of a room in a class or a range of days. Without a number in a room that has no map. */
export type BedOutage = Pick<
  BedOutOfServiceRow,
  'branchId' | 'roomId' | 'classId' | 'fromDate' | 'toDate' | 'bedNumber'
>;

const kindOfRoom: PreparedStatement = {
  name: 'kind_of_room',
  text: 'SELECT kind FROM rooms WHERE branch_id = $1 AND id = $2',
};

const overlappingOutage: PreparedStatement = {
  name: 'overlapping_bed_outage',
  text: `SELECT from_date::text AS "from", to_date::text AS "to" FROM beds_out_of_service
    WHERE branch_id = $1 AND room_id = $2 AND bed_number = $3 AND returned_at IS NULL
      AND from_date <= $5::date AND to_date >= $4::date AND (class_id IS NULL OR $6::uuid IS NULL OR class_id = $6::uuid)
    ORDER BY from_date LIMIT 1`,
};

/**
 * Returns the label of the bed, such as "Bed 4"; null in a room without a map. Throws AppError bad_request if the bed
 * isn't on the map or is missing, and not_changeable if the bed is out of service already.
 */
export async function requireBedInService(tx: QueryExecutor, outage: BedOutage): Promise<string | null> {
  const { branchId, roomId, bedNumber, fromDate, toDate, classId } = outage;
  const beds = await listRoomBeds(tx, { branchId, roomId });
  if (beds.length === 0 && bedNumber === null) return null;
  const bed = beds.find(({ number }) => number === bedNumber);
  if (!bed)
    throw new AppError('bad_request', 'Choose a bed from the map of the room.', { field: 'bedNumber' });
  const [room] = await tx.run<{ kind: RoomKind }>(kindOfRoom, [branchId, roomId]);
  const label = getBedLabel(bed, room?.kind ?? 'beds');
  const values = [branchId, roomId, bed.number, fromDate, toDate, classId];
  const [other] = await tx.run<{ from: string; to: string }>(overlappingOutage, values);
  if (other) {
    const first = formatDayMedium(other.from);
    const days = other.from === other.to ? `on ${first}` : `from ${first} to ${formatDayMedium(other.to)}`;
    throw new AppError(
      'not_changeable',
      `${label} is already out of service ${days}. Return it to service first, or choose another bed.`,
    );
  }
  return label;
}

/** Locks all classes of the outage. One-to-ones are among them, because a client may be on that bed. */
const lockClasses: PreparedStatement = {
  name: 'lock_classes_on_bed',
  text: `SELECT id FROM classes
    WHERE branch_id = $1 AND room_id = $2 AND local_date BETWEEN $3::date AND $4::date AND starts_at > $5
      AND ($6::uuid IS NULL OR id = $6::uuid) AND status = 'SCHEDULED'
    ORDER BY id FOR NO KEY UPDATE`,
};

const moveToNearest: PreparedStatement = {
  name: 'move_to_nearest_bed',
  text: `UPDATE class_beds t SET number = nearest.number
    FROM classes c
    JOIN room_beds m ON m.branch_id = c.branch_id AND m.room_id = c.room_id AND m.number = $3
    CROSS JOIN LATERAL (
      SELECT f.number FROM list_free_beds($1, c.id) f
      ORDER BY (f.map_row - m.map_row) ^ 2 + (f.map_column - m.map_column) ^ 2, f.rank, f.number LIMIT 1
    ) nearest
    WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])
      AND t.branch_id = c.branch_id AND t.class_id = c.id AND t.number = $3
    RETURNING t.booking_id AS "bookingId", t.class_id AS "classId", t.number`,
};

const reseat: PreparedStatement = {
  name: 'reseat_classes_on_bed',
  text: 'SELECT reseat_class($1, id) FROM unnest($2::uuid[]) AS id',
};

/**
 * Gives every client on a bed that has gone out of service the nearest free bed of their class, and queues an email to
 * them. Call it after the outage is recorded. Returns the number of clients.
 */
export async function moveClientsOffBed(
  tx: QueryExecutor,
  { outage, label, actor }: { outage: BedOutage; label: string; actor: Actor },
  now: Date,
): Promise<number> {
  const { branchId, roomId, classId, fromDate, toDate, bedNumber } = outage;
  const locked = await tx.run<{ id: string }>(lockClasses, [
    branchId,
    roomId,
    fromDate,
    toDate,
    now,
    classId,
  ]);
  const classIds = locked.map(({ id }) => id);
  const moved = await tx.run<{ bookingId: string | null; classId: string; number: number }>(moveToNearest, [
    branchId,
    classIds,
    bedNumber,
  ]);
  // Frees the bed where no other one is left.
  await tx.run(reseat, [branchId, classIds]);
  const clients = moved.flatMap(({ bookingId, ...bed }) => (bookingId ? [{ bookingId, ...bed }] : []));
  const changes = clients.map(({ bookingId, classId: ofClass }) => {
    return { bookingId, classId: ofClass, from: label, cause: 'bed-out-of-service' as const };
  });
  await queueBedChangedEmails(tx, branchId, changes, now);
  await writeAudit(
    tx,
    clients.map(({ bookingId, number }) => ({
      branchId,
      at: now,
      actor,
      subject: 'booking' as const,
      subjectId: bookingId,
      action: 'BED_CHANGED',
      reason: 'bed out of service',
      detail: { from: bedNumber, beds: [number] },
    })),
  );
  return clients.length;
}
