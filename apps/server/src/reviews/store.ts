import { and, eq, ne, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Key of a review: the key of its booking. */
export type ReviewKey = Pick<ReviewRow, 'branchId' | 'bookingId'>;

export async function findReview(db: QueryExecutor, id: ReviewKey): Promise<ReviewRow | null> {
  const [row] = await db.orm.select().from(reviews).where(withId(id));
  return row ?? null;
}

/** Inserts or updates a review. Returns null, without a change, when the review is published. */
export async function writeReview(
  tx: QueryExecutor,
  row: Omit<typeof reviews.$inferInsert, 'revision' | 'status'>,
): Promise<ReviewRow | null> {
  const { rating, text, displayName, writtenAt } = row;
  const before = await findReview(tx, row);
  if (before && before.rating === rating && before.text === text && before.displayName === displayName)
    return before.status === 'PUBLISHED' ? null : before;
  const [written] = await tx.orm
    .insert(reviews)
    .values({ ...row, status: 'NEW' })
    .onConflictDoUpdate({
      target: [reviews.branchId, reviews.bookingId],
      set: {
        rating,
        text,
        displayName,
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

/** Deletes an unpublished review. Returns false when the review is published. */
export async function deleteUnpublishedReview(tx: QueryExecutor, id: ReviewKey): Promise<boolean> {
  await tx.orm.delete(reviews).where(and(withId(id), ne(reviews.status, 'PUBLISHED')));
  return (await findReview(tx, id)) === null;
}

/**
 * Updates a review. With `revision`, updates it only if it still has this revision. Returns null if it has another
 * revision or doesn't exist.
 */
export async function updateReview(
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
