import type { TeamMember } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';
import { validateRoleChange } from '@studio/domain/people/role-change';
import { and, eq, isNull, or } from 'drizzle-orm';
import { instructors } from '../../catalogue/tables.ts';
import type { PoolUser } from '../../integrations/identity/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { filterKnownGroups } from './list-team.ts';

export interface ChangeRoleInput extends Pick<TeamMember, 'userId' | 'groups' | 'instructorId'> {
  branchId: string;
  byUserId: string;
}

/**
 * Sets a user's groups in the user pool and links their instructor. Applies without a new login, because requests read
 * the groups from the user pool (cached for seconds) and not from the token. Throws AppError not_found and
 * not_changeable.
 */
export async function changeRole(services: Services, input: ChangeRoleInput): Promise<void> {
  const { identity } = services;
  const person = await identity.findUser(input.userId);
  if (!person) throw new AppError('not_found');
  const from = filterKnownGroups(person);
  await requireAllowed(services, input, from);
  await identity.setGroups(input.userId, input.groups);
  if (from.includes('ADMIN') && !input.groups.includes('ADMIN'))
    await ensureOwnerRemains(services, input.userId, from);
  try {
    await services.database.transaction((tx) => writeRole(tx, input, { person, from }, services.clock.now()));
  } catch (error) {
    await identity.setGroups(input.userId, from);
    throw error;
  }
}

async function requireAllowed(
  { identity }: Services,
  { byUserId, userId, groups: to }: ChangeRoleInput,
  from: readonly UserGroup[],
): Promise<void> {
  const team = await identity.listTeam();
  const otherAdmins = team.filter(({ sub, groups }) => sub !== userId && groups.includes('ADMIN')).length;
  const problem = validateRoleChange({ byUserId, userId, from, to, otherAdmins });
  if (problem) throw new AppError('not_changeable', problem);
}

/**
 * Restores the user's groups when no owner remains, because two owners may have removed each other's role concurrently.
 */
async function ensureOwnerRemains(
  { identity }: Services,
  userId: string,
  from: readonly UserGroup[],
): Promise<void> {
  if ((await identity.listTeam()).some(({ groups }) => groups.includes('ADMIN'))) return;
  await identity.setGroups(userId, from);
  throw new AppError(
    'not_changeable',
    'The team needs at least one Owner. Someone else changed a role at the same time, so we’ve undone your change.',
  );
}

async function writeRole(
  tx: QueryExecutor,
  { branchId, byUserId, userId, groups, instructorId }: ChangeRoleInput,
  { person, from }: { person: PoolUser; from: readonly UserGroup[] },
  now: Date,
): Promise<void> {
  const inBranch = eq(instructors.branchId, branchId);
  await tx.orm
    .update(instructors)
    .set({ userId: null })
    .where(and(inBranch, eq(instructors.userId, userId)));
  if (instructorId) {
    const free = or(isNull(instructors.userId), eq(instructors.userId, userId));
    const linked = await tx.orm
      .update(instructors)
      .set({ userId })
      .where(and(inBranch, eq(instructors.id, instructorId), free))
      .returning({ id: instructors.id });
    if (linked.length === 0)
      throw new AppError(
        'not_changeable',
        'This instructor is linked to another account or no longer exists.',
      );
  }
  const detail = { email: person.email, from: [...from], to: [...groups], instructorId };
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor: `staff:${byUserId}`,
      subject: 'role',
      subjectId: userId,
      action: 'CHANGED',
      reason: 'role changed',
      detail,
    },
  ]);
}
