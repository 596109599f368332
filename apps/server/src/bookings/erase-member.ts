import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { and, count, eq, gt } from 'drizzle-orm';
import { eraseGuestBedRequests, eraseMemberBedRequests } from '../beds/bed-requests.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { bookings } from './tables.ts';

/** Counts a member's confirmed bookings that haven't started. */
export async function countUpcomingBookings(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<number> {
  const [row] = await db.orm
    .select({ coming: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        eq(bookings.principalId, memberId),
        eq(bookings.status, 'CONFIRMED'),
        gt(bookings.startsAt, now),
      ),
    );
  return row?.coming ?? 0;
}

const anonymousColumns = `principal_id = NULL, client_id = 'erased-' || id::text, attendee_name = 'Deleted account',
      title = NULL, first_name = 'Deleted', last_name = 'account', email = '', phone = NULL, cancelled_by = '{}'`;

const eraseBookings: PreparedStatement = {
  name: 'erase_member_bookings',
  text: `UPDATE bookings SET ${anonymousColumns} WHERE principal_id = $1`,
};

const eraseHolds: PreparedStatement = {
  name: 'erase_member_holds',
  text: `UPDATE holds SET principal_id = NULL WHERE principal_id = $1`,
};

const eraseIdempotencyRecords: PreparedStatement = {
  name: 'erase_member_idempotency_records',
  text: `DELETE FROM idempotent_responses a USING (
      SELECT client_id FROM bookings WHERE principal_id = $1
      UNION SELECT client_id FROM payments WHERE principal_id = $1
      UNION SELECT client_id FROM holds WHERE principal_id = $1
    ) browsers WHERE a.client_id = browsers.client_id`,
};

/**
 * Deletes the saved idempotent responses of the browsers with which a member booked, paid or held places. Call it
 * before erasing the member's bookings and holds, which name these browsers.
 */
export async function eraseMemberIdempotencyRecords(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseIdempotencyRecords, [memberId]);
}

/** Erases a member's identity from bookings and holds. Places, prices and dates stay for accounting. */
export async function eraseMemberBookings(tx: QueryExecutor, memberId: string): Promise<void> {
  await eraseMemberBedRequests(tx, memberId);
  await tx.run(eraseBookings, [memberId]);
  await tx.run(eraseHolds, [memberId]);
}

const purgeBookings: PreparedStatement = {
  name: 'purge_old_bookings',
  text: `UPDATE bookings SET ${anonymousColumns} WHERE starts_at < $1 AND client_id NOT LIKE 'erased-%'`,
};

const purgeHolds: PreparedStatement = {
  name: 'purge_old_holds',
  text: `UPDATE holds SET principal_id = NULL, client_id = 'erased-' || id::text, address_hash = ''
    WHERE ended_at < $1 AND client_id NOT LIKE 'erased-%'`,
};

/** Erases identities from bookings and holds that are older than their retention cutoffs. */
export async function eraseIdentitiesOfOldBookings(
  db: QueryExecutor,
  { accounting, hold }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeBookings, [accounting]);
  await db.run(purgeHolds, [hold]);
}

const eraseGuestIdempotencyRecords: PreparedStatement = {
  name: 'erase_guest_idempotency_records',
  text: `DELETE FROM idempotent_responses a USING bookings b
    WHERE b.branch_id = $1 AND b.principal_id IS NULL AND lower(b.email) = $2 AND a.client_id = b.client_id`,
};

const eraseGuest: PreparedStatement = {
  name: 'erase_guest_bookings',
  text: `UPDATE bookings SET ${anonymousColumns}
    WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = $2`,
};

/** Erases the guest bookings of an email address, and the saved idempotent responses of the browsers that made them. */
export async function eraseGuestBookings(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseGuestIdempotencyRecords, [branchId, emailKey]);
  await eraseGuestBedRequests(tx, { branchId, emailKey });
  await tx.run(eraseGuest, [branchId, emailKey]);
}
