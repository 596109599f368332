import type { BedRequestDto } from '@studio/contracts/beds';
import type { BedRequestMode } from '@studio/domain/beds/bed-request';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { BedOwner } from './bed-map.ts';
import { type BedRow, toBedDto } from './booking-beds.ts';
import { bedRequests } from './tables.ts';

const requestOfOwner: PreparedStatement = {
  name: 'bed_request_of_owner',
  text: `SELECT q.mode, r.kind, m.number, m.name, m.traits
    FROM bed_requests q
    JOIN classes c ON c.branch_id = q.branch_id AND c.id = q.class_id
    JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
    JOIN room_beds m ON m.branch_id = c.branch_id AND m.room_id = c.room_id AND m.number = q.number
    WHERE q.branch_id = $1 AND (q.hold_id = $2::uuid OR q.booking_id = $3::uuid) AND q.asked_at IS NULL`,
};

/** Returns the bed that the owner of a hold or booking has asked for; null without one, or once we've asked them. */
export async function findBedRequest(
  db: QueryExecutor,
  branchId: string,
  { holdId, bookingId }: BedOwner,
): Promise<BedRequestDto | null> {
  const [row] = await db.run<BedRow & { mode: BedRequestMode; kind: RoomKind }>(requestOfOwner, [
    branchId,
    holdId,
    bookingId,
  ]);
  return row ? { mode: row.mode, bed: toBedDto(row, row.kind) } : null;
}

const deleteRequest: PreparedStatement = {
  name: 'delete_bed_request',
  text: 'DELETE FROM bed_requests WHERE branch_id = $1 AND (hold_id = $2::uuid OR booking_id = $3::uuid)',
};

/** Replaces the request of a hold or booking, or ends it. Call it with the hold or booking locked. */
export async function replaceBedRequest(
  tx: QueryExecutor,
  place: { branchId: string; classId: string; owner: BedOwner },
  request: { number: number; mode: BedRequestMode } | null,
  now: Date,
): Promise<void> {
  const { branchId, classId, owner } = place;
  await tx.run(deleteRequest, [branchId, owner.holdId, owner.bookingId]);
  if (!request) return;
  const row = { branchId, id: uuidv7(), classId, ...owner, ...request, createdAt: now };
  await tx.orm.insert(bedRequests).values(row);
}

const eraseOfMember: PreparedStatement = {
  name: 'erase_member_bed_requests',
  text: `DELETE FROM bed_requests q USING bookings k
    WHERE k.branch_id = q.branch_id AND k.id = q.booking_id AND k.principal_id = $1`,
};

const eraseOfGuest: PreparedStatement = {
  name: 'erase_guest_bed_requests',
  text: `DELETE FROM bed_requests q USING bookings k
    WHERE k.branch_id = q.branch_id AND k.id = q.booking_id AND k.branch_id = $1 AND k.principal_id IS NULL AND lower(k.email) = $2`,
};

/** Deletes the requests of a member. Call it before the member's bookings are erased. */
export async function eraseMemberBedRequests(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseOfMember, [memberId]);
}

/** Deletes the requests of a guest, by their email address. Call it before the guest's bookings are erased. */
export async function eraseGuestBedRequests(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseOfGuest, [branchId, emailKey]);
}

const purgeOver: PreparedStatement = {
  name: 'purge_bed_requests',
  text: `DELETE FROM bed_requests q USING classes c
    WHERE c.branch_id = q.branch_id AND c.id = q.class_id AND (c.starts_at <= $1 OR c.status <> 'SCHEDULED'
      OR NOT EXISTS (SELECT 1 FROM class_types t
        WHERE t.branch_id = c.branch_id AND t.id = c.class_type_id AND t.has_bed_choice))`,
};

/** Deletes the requests for classes that have started or been cancelled, or that have no choice of beds any more. */
export async function purgeBedRequests(db: QueryExecutor, now: Date): Promise<void> {
  await db.run(purgeOver, [now]);
}
