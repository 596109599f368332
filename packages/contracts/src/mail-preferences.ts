import { optionalMails } from '@studio/domain/mails/optional-mails';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId } from './fields.ts';

const optionalMail = z.enum(optionalMails);

/** POST /mails/preferences/get (policy: member): the kinds of mail that the member has switched off. */
export const mailPreferencesRequest = call({ branchId });

/** POST /mails/preferences/save (policy: member): exactly these kinds are off from now on. */
export const mailPreferencesSaveRequest = call({ branchId, off: z.array(optionalMail).max(10) });

export const mailPreferencesAnswer = z.object({ ok: z.literal(true), off: z.array(optionalMail) });
export type MailPreferencesAnswer = z.infer<typeof mailPreferencesAnswer>;

/**
 * POST /mails/stop (policy: anyone): switches one kind of mail off for whoever the link at the foot of such a mail was
 * sent to, account or not. `already`: it was off before. Refusals: not_found (the link is none of ours).
 */
export const mailStopRequest = call({ branchId, key: z.string().max(200) });
export const mailStopAnswer = z.object({ ok: z.literal(true), already: z.boolean() });
export type MailStopAnswer = z.infer<typeof mailStopAnswer>;
