import { optionalEmails } from '@studio/domain/emails/optional-emails';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './fields.ts';

const optionalMail = z.enum(optionalEmails);

/** POST /mails/preferences/get (policy: member): the kinds of mail that the member has switched off. */
export const emailPreferencesRequest = withEnvelope({ branchId });

/** POST /mails/preferences/save (policy: member): exactly these kinds are off from now on. */
export const emailPreferencesSaveRequest = withEnvelope({ branchId, off: z.array(optionalMail).max(10) });

export const emailPreferencesResponse = z.object({ ok: z.literal(true), off: z.array(optionalMail) });
export type EmailPreferencesResponse = z.infer<typeof emailPreferencesResponse>;

/**
 * POST /mails/stop (policy: anyone): switches one kind of mail off for whoever the link at the foot of such a mail was
 * sent to, account or not. `already`: it was off before. Refusals: not_found (the link is none of ours).
 */
export const emailOptOutRequest = withEnvelope({ branchId, key: z.string().max(200) });
export const emailOptOutResponse = z.object({ ok: z.literal(true), already: z.boolean() });
export type EmailOptOutResponse = z.infer<typeof emailOptOutResponse>;
