import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseReviews: PreparedStatement = {
  name: 'erase_reviews',
  text: `DELETE FROM reviews r USING bookings b
    WHERE b.branch_id = r.branch_id AND b.id = r.booking_id AND (b.principal_id = $1 OR EXISTS (
      SELECT 1 FROM review_requests a
      WHERE a.branch_id = r.branch_id AND a.booking_id = r.booking_id AND a.person_hash = $2))`,
};

const eraseReviewRequests: PreparedStatement = {
  name: 'erase_review_requests',
  text: `DELETE FROM review_requests a USING bookings b
    WHERE b.branch_id = a.branch_id AND b.id = a.booking_id AND (b.principal_id = $1 OR a.person_hash = $2)`,
};

/**
 * Erases a person's reviews, published or not, and review requests: by account, by email hash (platform/hash-person),
 * or both. Call it before their bookings are erased, because these identify the author.
 */
export async function eraseMemberReviews(
  tx: QueryExecutor,
  { memberId, personHash }: { memberId: string | null; personHash: string | null },
): Promise<void> {
  await tx.run(eraseReviews, [memberId, personHash]);
  await tx.run(eraseReviewRequests, [memberId, personHash]);
}
