import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

interface MemberInClass {
  branchId: string;
  classId: string;
  memberId: string;
}

const ownPlaces: PreparedStatement = {
  name: 'own_places_in_class',
  text: `SELECT count(*)::int AS places FROM bookings b
    JOIN entitlements e ON e.branch_id = b.branch_id AND e.id = b.entitlement_id
    WHERE b.branch_id = $1 AND b.class_id = $2 AND e.member_id = $3 AND b.status <> 'CANCELLED'
      AND NOT (e.terms->>'shareable')::boolean`,
};

const lockCredits: PreparedStatement = {
  name: 'lock_own_credits',
  text: `SELECT id FROM entitlements WHERE branch_id = $1 AND member_id = $2 AND NOT (terms->>'shareable')::boolean
    ORDER BY id FOR UPDATE`,
};

/**
 * Returns whether a non-shareable entitlement already pays for a place of the member in a class. All non-shareable
 * entitlements of a member together cover one place per class: the member's own.
 */
export async function hasNonShareablePlace(db: QueryExecutor, of: MemberInClass): Promise<boolean> {
  return (await countOwnPlaces(db, of)) > 0;
}

/**
 * Counts the member's places in a class that non-shareable entitlements pay for. Locks these entitlements, so that the
 * number can't change until the transaction ends.
 */
export async function lockAndCountNonShareablePlaces(tx: QueryExecutor, of: MemberInClass): Promise<number> {
  await tx.run(lockCredits, [of.branchId, of.memberId]);
  return countOwnPlaces(tx, of);
}

async function countOwnPlaces(
  db: QueryExecutor,
  { branchId, classId, memberId }: MemberInClass,
): Promise<number> {
  const [row] = await db.run<{ places: number }>(ownPlaces, [branchId, classId, memberId]);
  return row?.places ?? 0;
}
