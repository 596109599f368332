import { refusedEmailAbouts } from '@studio/domain/insight/refused-emails';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id } from './fields.ts';

/**
 * POST /admin/refused-emails (policy: STAFF or ADMIN): what becomes of emails whose address a mail server refused. `resend`
 * sends them again, to the address that is known now; without it they are no longer listed. `count`: how many there were.
 * Refusals: not_found.
 */
export const refusedEmailsRequest = call({
  branchId,
  whose: z.union([z.object({ personId: id }), z.object({ about: z.enum(refusedEmailAbouts) })]),
  resend: z.boolean(),
});
export const refusedEmailsAnswer = z.object({ ok: z.literal(true), count: z.number().int() });
export type RefusedEmailsAnswer = z.infer<typeof refusedEmailsAnswer>;
