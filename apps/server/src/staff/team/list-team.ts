import type { ListTeamResponse } from '@studio/contracts/staff-team';
import { parseGroups, type UserGroup } from '@studio/domain/people/groups';
import { asc, eq } from 'drizzle-orm';
import { instructors } from '../../catalogue/tables.ts';
import type { PoolUser } from '../../integrations/identity/port.ts';
import type { Services } from '../../platform/services.ts';

/** Returns the team from the user pool, and all instructors. */
export async function listTeam(
  { database, identity }: Services,
  branchId: string,
): Promise<Omit<ListTeamResponse, 'ok'>> {
  const team = await identity.listTeam();
  const allInstructors = await database.orm
    .select({ id: instructors.id, name: instructors.name, userId: instructors.userId })
    .from(instructors)
    .where(eq(instructors.branchId, branchId))
    .orderBy(asc(instructors.position));
  return {
    team: team.map((person) => ({
      userId: person.sub,
      email: person.email,
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      groups: filterKnownGroups(person),
      enabled: person.enabled,
      invited: person.invited,
      instructorId: allInstructors.find(({ userId }) => userId === person.sub)?.id ?? null,
    })),
    instructors: allInstructors,
  };
}

export function filterKnownGroups({ groups }: PoolUser): UserGroup[] {
  return parseGroups([...groups]);
}
