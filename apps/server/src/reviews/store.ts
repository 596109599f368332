import { and, eq, ne, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { reviews } from './tables.ts';

/** A review as it is stored. */
export type ReviewRow = typeof reviews.$inferSelect;

/** Which review: it is known by its booking. */
export type ReviewKey = Pick<ReviewRow, 'branchId' | 'bookingId'>;

/** The review of a booking; null when there is none. */
export async function findReview(db: QueryExecutor, id: ReviewKey): Promise<ReviewRow | null> {
  const [row] = await db.orm.select().from(reviews).where(withId(id));
  return row ?? null;
}

/** Writes or changes a review; null, and nothing changes, when it is published. */
export async function writeReview(
  tx: QueryExecutor,
  row: Omit<typeof reviews.$inferInsert, 'revision' | 'status'>,
): Promise<ReviewRow | null> {
  const { rating, text, shownName, writtenAt } = row;
  const before = await findReview(tx, row);
  if (before && before.rating === rating && before.text === text && before.shownName === shownName)
    return before.status === 'PUBLISHED' ? null : before;
  const [written] = await tx.orm
    .insert(reviews)
    .values({ ...row, status: 'NEW' })
    .onConflictDoUpdate({
      target: [reviews.branchId, reviews.bookingId],
      set: {
        rating,
        text,
        shownName,
        writtenAt,
        status: 'NEW',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        revision: sql`${reviews.revision} + 1`,
      },
      setWhere: ne(reviews.status, 'PUBLISHED'),
    })
    .returning();
  return written ?? null;
}

/** Forgets a review that is not published. What is published stays: false. */
export async function deleteUnpublishedReview(tx: QueryExecutor, id: ReviewKey): Promise<boolean> {
  await tx.orm.delete(reviews).where(and(withId(id), ne(reviews.status, 'PUBLISHED')));
  return (await findReview(tx, id)) === null;
}

/** Changes a review whose words nobody has changed since that revision; null when somebody has. */
export async function updateReviewRevision(
  tx: QueryExecutor,
  id: ReviewKey & Partial<Pick<ReviewRow, 'revision'>>,
  changes: Partial<ReviewRow>,
): Promise<ReviewRow | null> {
  const same = id.revision === undefined ? undefined : eq(reviews.revision, id.revision);
  const [row] = await tx.orm
    .update(reviews)
    .set(changes)
    .where(and(withId(id), same))
    .returning();
  return row ?? null;
}

function withId({ branchId, bookingId }: ReviewKey) {
  return and(eq(reviews.branchId, branchId), eq(reviews.bookingId, bookingId));
}
