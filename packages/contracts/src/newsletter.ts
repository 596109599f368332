import { newsletterSources } from '@studio/domain/newsletter/subscription-request';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email } from './shared-fields.ts';

/** Value of `k` in an email's link. It proves access to the inbox of the email address. */
const key = z.string().min(1).max(120);

/**
 * POST /newsletter/subscribe: requests a subscription. The response is the same whether the email address is known or
 * not. The email says how to continue. Idempotent. Errors: bad_request, proof_required, rate_limited.
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
 * POST /newsletter/confirm: subscribes the email address of the link and sends it the promo code, once. `alreadyDone`: the
 * email address was subscribed before. Idempotent. Errors: not_found (invalid link), link_expired (after 7 days, or
 * once unsubscribed).
 */
export const confirmSubscriptionRequest = withEnvelope({ branchId, key });
export const confirmSubscriptionResponse = z.object({ ok: z.literal(true), alreadyDone: z.boolean() });
export type ConfirmSubscriptionResponse = z.infer<typeof confirmSubscriptionResponse>;

/**
 * POST /newsletter/unsubscribe: unsubscribes the email address of the link and erases it. `alreadyDone`: the email address
 * wasn't subscribed. The same path with `?k=` in the URL accepts the form post of RFC 8058 without an envelope.
 * Idempotent. Errors: not_found.
 */
export const unsubscribeRequest = withEnvelope({ branchId, key });
export const unsubscribeResponse = z.object({ ok: z.literal(true), alreadyDone: z.boolean() });
export type UnsubscribeResponse = z.infer<typeof unsubscribeResponse>;
