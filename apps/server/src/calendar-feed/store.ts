import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { calendarFeeds } from './tables.ts';

const newSecret = () => randomBytes(16).toString('base64url');

/** Returns the secret of a member's feed, and creates the secret on first use. Concurrent calls get the same one. */
export async function ensureFeedSecret(
  db: QueryExecutor,
  memberId: string,
  createdAt: Date,
): Promise<string> {
  await db.orm
    .insert(calendarFeeds)
    .values({ memberId, secret: newSecret(), createdAt })
    .onConflictDoNothing({ target: calendarFeeds.memberId });
  const [row] = await db.orm.select().from(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  if (!row) throw new Error('The new calendar feed was not found.');
  return row.secret;
}

/** Replaces the secret, which invalidates the old feed URL. */
export async function renewFeedSecret(db: QueryExecutor, memberId: string, createdAt: Date): Promise<string> {
  const fresh = { secret: newSecret(), createdAt };
  await db.orm
    .insert(calendarFeeds)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.memberId, set: fresh });
  return fresh.secret;
}

/** Returns the member to whom a feed secret belongs; null for an unknown secret. */
export async function findFeedMember(db: QueryExecutor, secret: string): Promise<string | null> {
  const [row] = await db.orm.select().from(calendarFeeds).where(eq(calendarFeeds.secret, secret));
  return row?.memberId ?? null;
}

/** Deletes the feed, which invalidates its URL. */
export async function deleteFeed(db: QueryExecutor, memberId: string): Promise<void> {
  await db.orm.delete(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
}
