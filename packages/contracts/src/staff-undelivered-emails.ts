import { undeliveredEmailTopics } from '@studio/domain/insight/undelivered-emails';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/**
 * POST /admin/undelivered-emails (policy: STAFF or ADMIN): handles emails that a mail server rejected. `resend` sends
 * them again, to the current email address; without it they are removed from the list. `count`: number of emails.
 * Idempotent. Errors: not_found.
 */
export const handleUndeliveredEmailsRequest = withEnvelope({
  branchId,
  recipient: z.union([z.object({ personId: id }), z.object({ topic: z.enum(undeliveredEmailTopics) })]),
  resend: z.boolean(),
});
export const handleUndeliveredEmailsResponse = z.object({ ok: z.literal(true), count: z.number().int() });
export type HandleUndeliveredEmailsResponse = z.infer<typeof handleUndeliveredEmailsResponse>;
