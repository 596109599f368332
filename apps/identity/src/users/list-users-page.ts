import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { groupMemberships, users } from './tables.ts';
import type { User } from './users.ts';

/** Schema of the number of accounts per page, at most 60. Default: 60. */
export const pageLimitSchema = z.number().int().min(0).max(60).optional();
const largestPage = 60;

interface PageRequest {
  /** Name of the list. A pagination token is valid only for the list that issued it. */
  list: string;
  condition: SQL | undefined;
  limit: number | undefined;
  token: string | undefined;
}

/** Returns a page of accounts, ordered by `sub`, and the token of the next page. */
export async function listUsersPage(
  pool: Pool,
  { list, condition, limit, token }: PageRequest,
): Promise<{ found: User[]; next: { token: string } | null }> {
  const size = limit || largestPage;
  const about = `page|${list}`;
  const after = token === undefined ? undefined : gt(users.sub, openToken(pool, about, token));
  const rows = await pool.database
    .select()
    .from(users)
    .where(and(condition, after))
    .orderBy(asc(users.sub))
    .limit(size + 1);
  const found = rows.slice(0, size);
  const last = rows.length > size ? found.at(-1) : undefined;
  return { found, next: last ? { token: pool.encryption.encrypt(about, last.sub) } : null };
}

/** Selects the accounts of a group. */
export function buildGroupCondition(pool: Pool, group: string): SQL {
  const subs = pool.database
    .select({ sub: groupMemberships.sub })
    .from(groupMemberships)
    .where(eq(groupMemberships.group, group));
  return inArray(users.sub, subs);
}

function openToken(pool: Pool, about: string, token: string): string {
  try {
    return pool.encryption.decrypt(about, token);
  } catch {
    throw new IdentityError('InvalidParameterException', 'Invalid pagination token.');
  }
}
