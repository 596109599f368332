import { newsletterSources } from '@studio/domain/newsletter/subscription-request';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email } from './fields.ts';

/** The `k` of a mail's link: whoever has it reads that address's mail. */
const key = z.string().min(1).max(120);

/**
 * POST /newsletter/subscribe: asks for a place on the list. The answer is the same whether the address is known or
 * not; the mail to it says what comes next. Refusals: bad_request, proof_required, rate_limited.
 */
export const subscribeRequest = withEnvelope({
  branchId,
  email,
  source: z.enum(newsletterSources),
  ...botProtectionFields,
});
export const subscribeResponse = z.object({ ok: z.literal(true) });
export type SubscribeResponse = z.infer<typeof subscribeResponse>;

/**
 * POST /newsletter/confirm: puts the address of the link on the list and mails its code, once; `already` when it was
 * there. Refusals: not_found for a link that is none, link_expired after 7 days or once unsubscribed.
 */
export const confirmSubscriptionRequest = withEnvelope({ branchId, key });
export const confirmSubscriptionResponse = z.object({ ok: z.literal(true), already: z.boolean() });
export type ConfirmSubscriptionResponse = z.infer<typeof confirmSubscriptionResponse>;

/**
 * POST /newsletter/unsubscribe: takes the address of the link off the list and forgets it; `already` when it was off.
 * The same path with `?k=` in the address takes the form post of RFC 8058 without an envelope. Refusals: not_found.
 */
export const unsubscribeRequest = withEnvelope({ branchId, key });
export const unsubscribeResponse = z.object({ ok: z.literal(true), already: z.boolean() });
export type UnsubscribeResponse = z.infer<typeof unsubscribeResponse>;
