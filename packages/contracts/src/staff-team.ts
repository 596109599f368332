import { userGroups } from '@studio/domain/people/groups';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, email } from './fields.ts';

const group = z.enum(userGroups);
const userId = z.string().min(1).max(120);

/** Somebody of the team, as the user pool knows them. `instructorId`: whose classes they teach. */
export const teamMember = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  groups: z.array(group),
  /** false: their account is closed for now. */
  enabled: z.boolean(),
  /** They have not come in yet; an invitation can be sent again. */
  invited: z.boolean(),
  instructorId: z.string().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** POST /admin/team/list (policy: ADMIN): everybody in a group, by address, and the instructors that there are. */
export const teamListRequest = withEnvelope({ branchId });
export const teamListResponse = z.object({
  ok: z.literal(true),
  team: z.array(teamMember),
  instructors: z.array(z.object({ id: z.string(), name: z.string(), userId: z.string().nullable() })),
});
export type TeamListResponse = z.infer<typeof teamListResponse>;

/**
 * POST /admin/team/invite (policy: ADMIN): makes somebody one of the team; who has no account yet gets one, and a password
 * to begin with by mail. Asked again, another mail goes out. Refusals: not_changeable (a closed or unproven account).
 */
export const teamInviteRequest = withEnvelope({ branchId, email, group });
export const teamInviteResponse = z.object({
  ok: z.literal(true),
  result: z.enum(['invited', 'invited-again', 'replaced', 'joined']),
});
export type TeamInviteResponse = z.infer<typeof teamInviteResponse>;

/**
 * POST /admin/team/change (policy: ADMIN): puts somebody into exactly these groups, and says which instructor they are.
 * What they may do changes with their next call. Refusals: not_found, not_changeable (one's own ADMIN; the last ADMIN; an
 * instructor who is somebody else).
 */
export const teamChangeRequest = withEnvelope({
  branchId,
  userId,
  groups: z.array(group).max(userGroups.length),
  instructorId: z.string().min(1).max(60).nullable(),
});
export const teamChangeResponse = z.object({ ok: z.literal(true) });
