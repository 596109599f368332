import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { normalizeCode } from './normalize-input.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/**
 * Normalises an email address: comparisons ignore case and invisible characters. A lower-case Greek sigma becomes ς at
 * the end of a word and σ elsewhere, whichever was typed. The site does the same (packages/domain, people/email).
 */
export const normalizeEmail = (email: string): string =>
  normalizeCode(email)
    .toLowerCase()
    .replace(/[σς]/g, 'σ')
    .replace(/(?<=\p{L}\p{M}*)σ(?!\p{M}*\p{L})/gu, 'ς');

/** Returns whether a username is a `sub` and not an email address. */
export const isSub = (username: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(username);

/** Returns the account of a username, which is its email address or `sub`. */
export async function findUser(queries: QueryExecutor, username: string): Promise<User | null> {
  const name = normalizeEmail(username);
  const condition = isSub(name) ? eq(users.sub, name) : eq(users.email, name);
  const [found] = await queries.select().from(users).where(condition);
  return found ?? null;
}
