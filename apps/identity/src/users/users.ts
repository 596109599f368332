import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** Addresses are compared without regard to case and to spaces around them. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a username is an account's `sub` and not its address. */
export const isSub = (username: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(username);

/** The account of a username on the wire: its address, or its `sub`. */
export async function findUser(queries: Queries, username: string): Promise<User | null> {
  const where = isSub(username) ? eq(users.sub, username) : eq(users.email, normalisedEmail(username));
  const [found] = await queries.select().from(users).where(where);
  return found ?? null;
}
