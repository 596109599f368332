import { optionalEmails } from '@studio/domain/emails/optional-emails';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';

const optionalEmail = z.enum(optionalEmails);

/** POST /emails/preferences/get (policy: member): returns the kinds of email that the member has turned off. */
export const getEmailPreferencesRequest = withEnvelope({ branchId });

/** POST /emails/preferences/save (policy: member): replaces the list of kinds that are turned off. */
export const saveEmailPreferencesRequest = withEnvelope({
  branchId,
  turnedOff: z.array(optionalEmail).max(10),
});

export const getEmailPreferencesResponse = z.object({
  ok: z.literal(true),
  turnedOff: z.array(optionalEmail),
});
export type GetEmailPreferencesResponse = z.infer<typeof getEmailPreferencesResponse>;

/**
 * POST /emails/opt-out (policy: anyone): turns off one kind of email for the recipient of the footer link, with or
 * without an account. `alreadyDone`: the kind was turned off before. Idempotent. Errors: not_found (the link isn't valid).
 */
export const optOutOfEmailsRequest = withEnvelope({ branchId, key: z.string().max(200) });
export const optOutOfEmailsResponse = z.object({ ok: z.literal(true), alreadyDone: z.boolean() });
export type OptOutOfEmailsResponse = z.infer<typeof optOutOfEmailsResponse>;
