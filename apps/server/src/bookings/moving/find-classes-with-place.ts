import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';

const findBookedClasses: PreparedStatement = {
  name: 'booked_classes_of_attendee',
  text: `SELECT DISTINCT b.class_id AS "classId" FROM bookings b
    WHERE b.branch_id = $1 AND b.class_id = ANY ($2::uuid[]) AND b.status <> 'CANCELLED' AND (
      (b.order_id <> $3 AND lower(btrim(b.attendee_name)) = lower(btrim($4::text)) AND (
        b.principal_id = $5::text OR ($5::text IS NULL AND b.principal_id IS NULL AND b.client_id = $6::text)
      )) OR ($7::text IS NOT NULL AND EXISTS (
        SELECT 1 FROM entitlements e WHERE e.branch_id = b.branch_id AND e.id = b.entitlement_id
          AND e.member_id = $7::text AND NOT (e.terms->>'shareable')::boolean
      )))`,
};

/**
 * Returns those of the given classes in which the booking's attendee has a place already: booked by the same member, or
 * guest browser, under the same name. Ignores other places of the same order, because these belong to different people.
 * `payer` is the member whose non-shareable entitlement pays: that entitlement covers one place per class, whatever the
 * name.
 */
export async function findClassesWithPlace(
  db: QueryExecutor,
  { branchId, orderId, attendeeName, principalId, clientId }: BookingRow,
  classIds: readonly string[],
  payer: string | null,
): Promise<Set<string>> {
  if (classIds.length === 0) return new Set();
  const values = [branchId, [...classIds], orderId, attendeeName, principalId, clientId, payer];
  const rows = await db.run<{ classId: string }>(findBookedClasses, values);
  return new Set(rows.map(({ classId }) => classId));
}
