import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { memberships } from './tables.ts';

/** The groups that there are; their members' tokens name them. */
const groups: readonly string[] = ['ADMIN', 'STAFF', 'TRAINER'];

/** @throws ResourceNotFoundException for a group that there is not */
export function requireGroup(group: string): void {
  if (!groups.includes(group)) throw new IdentityError('ResourceNotFoundException', 'Group not found.');
}

/** The groups of an account, in the order of the alphabet. */
export async function groupsOf(queries: Queries, sub: string): Promise<string[]> {
  const rows = await queries
    .select({ group: memberships.group })
    .from(memberships)
    .where(eq(memberships.sub, sub))
    .orderBy(asc(memberships.group));
  return rows.map(({ group }) => group);
}

/** Once in a group, always once: doing it again does nothing. */
export async function addToGroup(queries: Queries, sub: string, group: string): Promise<void> {
  requireGroup(group);
  await queries.insert(memberships).values({ sub, group }).onConflictDoNothing();
}

export async function removeFromGroup(queries: Queries, sub: string, group: string): Promise<void> {
  requireGroup(group);
  await queries.delete(memberships).where(and(eq(memberships.sub, sub), eq(memberships.group, group)));
}

/** A group on the wire. */
export const wireGroup = (group: string, userPoolId: string) => ({
  GroupName: group,
  UserPoolId: userPoolId,
});
