import { and, asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { groupMemberships } from './tables.ts';

/** The groups that there are; their members' tokens name them. */
const groups: readonly string[] = ['ADMIN', 'STAFF', 'TRAINER'];

/** @throws ResourceNotFoundException for a group that there is not */
export function requireGroup(group: string): void {
  if (!groups.includes(group)) throw new IdentityError('ResourceNotFoundException', 'Group not found.');
}

/** The groups of an account, in the order of the alphabet. */
export async function listUserGroups(queries: QueryExecutor, sub: string): Promise<string[]> {
  const rows = await queries
    .select({ group: groupMemberships.group })
    .from(groupMemberships)
    .where(eq(groupMemberships.sub, sub))
    .orderBy(asc(groupMemberships.group));
  return rows.map(({ group }) => group);
}

/** Once in a group, always once: doing it again does nothing. */
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

/** A group on the wire. */
export const toGroupDto = (group: string, userPoolId: string) => ({
  GroupName: group,
  UserPoolId: userPoolId,
});
