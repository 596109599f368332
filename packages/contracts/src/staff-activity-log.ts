import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, localDate } from './shared-fields.ts';
import { codeText } from './text-schemas.ts';

/** Subjects of log entries. */
export const activityLogSubjects = [
  'hold',
  'booking',
  'payment',
  'refund',
  'tour',
  'membership',
  'purchase',
  'class',
  'series',
  'closure',
  'person',
  'entitlement',
  'import',
  'product',
  'class-type',
  'promo-code',
  'gift-card',
  'setting',
  'message',
  'review',
  'role',
  'cover',
  'conversation',
  'assistant-example',
  'webhook',
] as const;
export type ActivityLogSubject = (typeof activityLogSubjects)[number];

/**
 * POST /admin/log (policy: ADMIN): returns the activity log, newest first, 50 entries at a time. `by`: a user id, or
 * 'team' (the default) for the whole team. 'everyone' also includes members, guests, the provider and the system. Days
 * are London days.
 */
export const getActivityLogRequest = withEnvelope({
  branchId,
  by: z.string().min(1).max(120).default('team'),
  subject: z.enum(activityLogSubjects).optional(),
  subjectId: codeText().min(1).max(120).optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  cursor: z.number().int().positive().optional(),
});

export const activityLogEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Author of the entry. `name` is that of a team member or member; null if it isn't known, and for other kinds. */
  by: z.object({
    kind: z.enum(['team', 'member', 'visitor', 'provider', 'system']),
    name: z.string().nullable(),
  }),
  subject: z.enum(activityLogSubjects),
  subjectId: z.string(),
  /** Current name of the record, such as "Class Pack of 10" or "Ruth Ellison"; null when it has none or is erased. */
  subjectName: z.string().nullable(),
  action: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()).nullable(),
  /** Current names of the records in `detail`, by id. */
  names: z.record(z.string(), z.string()),
});
export type ActivityLogEntry = z.infer<typeof activityLogEntry>;

export const getActivityLogResponse = z.object({
  ok: z.literal(true),
  entries: z.array(activityLogEntry),
  cursor: z.number().int().nullable(),
  /** Team members who have changed something, by name, for the filter. */
  team: z.array(z.object({ userId: z.string(), name: z.string() })),
});
export type GetActivityLogResponse = z.infer<typeof getActivityLogResponse>;
