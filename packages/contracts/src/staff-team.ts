import { userGroups } from '@studio/domain/people/groups';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, email } from './shared-fields.ts';

const group = z.enum(userGroups);
const userId = z.string().min(1).max(120);

/** Team member as stored in the user pool. `instructorId` is the id of their instructor profile. */
export const teamMember = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  groups: z.array(group),
  /** Whether the account is enabled. */
  enabled: z.boolean(),
  /** Whether the person hasn't logged in yet, so that the invitation can be sent again. */
  invited: z.boolean(),
  instructorId: z.string().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

/**
 * POST /admin/team/list (policy: ADMIN): returns the team members, who are the accounts in at least one group, by email
 * address, and all instructors.
 */
export const listTeamRequest = withEnvelope({ branchId });
export const listTeamResponse = z.object({
  ok: z.literal(true),
  team: z.array(teamMember),
  instructors: z.array(z.object({ id: z.string(), name: z.string(), userId: z.string().nullable() })),
});
export type ListTeamResponse = z.infer<typeof listTeamResponse>;

/**
 * POST /admin/team/invite (policy: ADMIN): adds a person to the team. A person without an account gets one, with a
 * temporary password by email. Repeating the call sends another email. Idempotent. Errors: not_changeable (the account is closed or
 * unverified).
 */
export const inviteTeamMemberRequest = withEnvelope({ branchId, email, group });
export const inviteTeamMemberResponse = z.object({
  ok: z.literal(true),
  /**
   * Result of the invitation. `invited` and `reinvited`: a new account, or one that hasn't logged in yet, got an email.
   * `replaced`: the same, after a sign-up that was never confirmed was deleted. `joined`: an existing account got the
   * role. `role-added` and `unchanged`: the person was in the team before, without or with the role.
   */
  result: z.enum(['invited', 'reinvited', 'replaced', 'joined', 'role-added', 'unchanged']),
});
export type InviteTeamMemberResponse = z.infer<typeof inviteTeamMemberResponse>;

/**
 * POST /admin/team/change (policy: ADMIN): sets a team member's groups and instructor profile. New permissions apply
 * from the person's next call. Errors: not_found, not_changeable (the call would remove the caller's own or the last
 * ADMIN role, or assign an instructor profile that another person has).
 */
export const changeTeamMemberRequest = withEnvelope({
  branchId,
  userId,
  groups: z.array(group).max(userGroups.length),
  instructorId: z.string().min(1).max(60).nullable(),
});
export const changeTeamMemberResponse = z.object({ ok: z.literal(true) });
