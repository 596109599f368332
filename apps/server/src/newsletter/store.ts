import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { newsletterSubscribers as list } from './tables.ts';

export type SubscriberRow = typeof list.$inferSelect;

/**
 * Inserts or updates a subscription request in one statement, which locks the row. A confirmed subscriber stays
 * confirmed.
 */
export async function upsertSubscriptionRequest(
  tx: QueryExecutor,
  subscriber: Pick<SubscriberRow, 'branchId' | 'id' | 'personHash' | 'email' | 'source' | 'requestedAt'>,
): Promise<SubscriberRow> {
  const isConfirmed = sql`${list.status} = 'CONFIRMED'`;
  const [row] = await tx.orm
    .insert(list)
    .values({ ...subscriber, status: 'PENDING' })
    .onConflictDoUpdate({
      target: [list.branchId, list.personHash],
      set: {
        status: sql`CASE WHEN ${isConfirmed} THEN 'CONFIRMED' ELSE 'PENDING' END`,
        source: sql`CASE WHEN ${isConfirmed} THEN ${list.source} ELSE excluded.source END`,
        email: sql`excluded.email`,
        requestedAt: sql`excluded.requested_at`,
      },
    })
    .returning();
  if (!row) throw new Error('The newsletter subscription was not stored.');
  return row;
}

/**
 * Counts a confirmation email. If `sentAt` is null, writes the unchanged values: the request takes equally long,
 * whether or not an email was sent.
 */
export async function updateConfirmationEmailCount(
  tx: QueryExecutor,
  { branchId, id, emailsSent, emailedAt }: SubscriberRow,
  sentAt: Date | null,
): Promise<void> {
  const next = sentAt ? { emailsSent: emailsSent + 1, emailedAt: sentAt } : { emailsSent, emailedAt };
  await tx.orm.update(list).set(next).where(withId(branchId, id));
}

/** Returns the subscriber in any state, or null. */
export async function findSubscriber(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<SubscriberRow | null> {
  const [row] = await db.orm.select().from(list).where(withId(branchId, id));
  return row ?? null;
}

/** Confirms a pending subscriber if the link's generation is current. Of concurrent calls, only one gets the row. */
export async function confirmSubscriber(
  tx: QueryExecutor,
  { branchId, id, generation }: Pick<SubscriberRow, 'branchId' | 'id' | 'generation'>,
  now: Date,
): Promise<SubscriberRow | null> {
  const [row] = await tx.orm
    .update(list)
    .set({
      status: 'CONFIRMED',
      confirmedAt: now,
      unsubscribedAt: null,
      unsubscribedBy: null,
      emailsSent: 0,
      emailedAt: null,
    })
    .where(and(withId(branchId, id), eq(list.status, 'PENDING'), eq(list.generation, generation)))
    .returning();
  return row ?? null;
}

/** Unsubscribes and erases a subscriber. Returns null when they have already unsubscribed. */
export async function unsubscribeAndErase(
  tx: QueryExecutor,
  { branchId, id }: Pick<SubscriberRow, 'branchId' | 'id'>,
  by: 'page' | 'one-click' | 'staff',
  now: Date,
): Promise<SubscriberRow | null> {
  const [row] = await tx.orm
    .update(list)
    .set({ ...erasedColumns, unsubscribedAt: now, unsubscribedBy: by })
    .where(and(withId(branchId, id), sql`${list.status} <> 'UNSUBSCRIBED'`))
    .returning();
  return row ?? null;
}

/**
 * Erases unconfirmed requests older than `before`. The rows of people who had unsubscribed before their request stay,
 * as unsubscribed.
 */
export async function deleteUnconfirmedSubscribers(
  db: QueryExecutor,
  branchId: string,
  before: Date,
): Promise<void> {
  const waiting = and(eq(list.branchId, branchId), eq(list.status, 'PENDING'), lt(list.requestedAt, before));
  await db.orm.delete(list).where(and(waiting, isNull(list.unsubscribedAt)));
  await db.orm
    .update(list)
    .set(erasedColumns)
    .where(and(waiting, isNotNull(list.unsubscribedAt)));
}

/** Column values of an unsubscribed row, without personal data. */
const erasedColumns = {
  status: 'UNSUBSCRIBED' as const,
  email: null,
  source: null,
  requestedAt: null,
  confirmedAt: null,
  generation: sql`${list.generation} + 1`,
  emailsSent: 0,
  emailedAt: null,
};

function withId(branchId: string, id: string) {
  return and(eq(list.branchId, branchId), eq(list.id, id));
}
