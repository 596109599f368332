import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

const forgetReviews: PreparedStatement = {
  name: 'forget_reviews_of',
  text: `DELETE FROM reviews r USING bookings b
    WHERE b.branch_id = r.branch_id AND b.id = r.booking_id AND (b.principal_id = $1 OR EXISTS (
      SELECT 1 FROM review_askings a
      WHERE a.branch_id = r.branch_id AND a.booking_id = r.booking_id AND a.person_hash = $2))`,
};

const forgetAskings: PreparedStatement = {
  name: 'forget_askings_of',
  text: `DELETE FROM review_askings a USING bookings b
    WHERE b.branch_id = a.branch_id AND b.id = a.booking_id AND (b.principal_id = $1 OR a.person_hash = $2)`,
};

/**
 * Erases what somebody has written about classes, published or not, and that they were asked: by their account, their
 * address as platform/hash-person writes it, or both. Before their bookings are erased, which say whose it is.
 */
export async function eraseMemberReviews(
  tx: QueryExecutor,
  { memberId, personHash }: { memberId: string | null; personHash: string | null },
): Promise<void> {
  await tx.run(forgetReviews, [memberId, personHash]);
  await tx.run(forgetAskings, [memberId, personHash]);
}
