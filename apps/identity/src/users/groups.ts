import { and, asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { groupMemberships } from './tables.ts';

/** Existing groups. Tokens contain the groups of their user. */
const groups: readonly string[] = ['ADMIN', 'STAFF', 'TRAINER'];

/**
 * Checks that a group exists.
 * @throws ResourceNotFoundException for an unknown group
 */
export function requireGroup(group: string): void {
  if (!groups.includes(group)) throw new IdentityError('ResourceNotFoundException', 'Group not found.');
}

/** Returns the account's groups in alphabetical order. */
export async function listUserGroups(queries: QueryExecutor, sub: string): Promise<string[]> {
  const rows = await queries
    .select({ group: groupMemberships.group })
    .from(groupMemberships)
    .where(eq(groupMemberships.sub, sub))
    .orderBy(asc(groupMemberships.group));
  return rows.map(({ group }) => group);
}

/** Adds an account to a group. Idempotent. */
export async function addToGroup(queries: QueryExecutor, sub: string, group: string): Promise<void> {
  requireGroup(group);
  await queries.insert(groupMemberships).values({ sub, group }).onConflictDoNothing();
}

export async function removeFromGroup(queries: QueryExecutor, sub: string, group: string): Promise<void> {
  requireGroup(group);
  await queries
    .delete(groupMemberships)
    .where(and(eq(groupMemberships.sub, sub), eq(groupMemberships.group, group)));
}

/** Returns a group in the protocol's format. */
export const toGroupDto = (group: string, userPoolId: string) => ({
  GroupName: group,
  UserPoolId: userPoolId,
});
