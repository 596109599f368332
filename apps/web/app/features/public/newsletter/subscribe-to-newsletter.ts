import type { SubscribeResponse } from '@studio/contracts/newsletter';
import { paths } from '@studio/contracts/paths';
import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { ApiError } from '../../../lib/api/api-error.ts';
import { submitWithProofOfWork } from '../../../lib/api/submit-with-proof-of-work.ts';
import type { BotCheck } from '../../../lib/forms/use-bot-check.ts';

/** Subscribes an email address. The response doesn't reveal whether it was already subscribed. */
export async function subscribeToNewsletter(
  email: string,
  source: NewsletterSource,
  botCheck: BotCheck,
): Promise<void> {
  await submitWithProofOfWork<SubscribeResponse>({
    path: paths.newsletterSubscribe,
    fields: { email, source },
    ...botCheck,
  });
}

/**
 * Returns the message for a failed request. The form still has the email address, so the visitor can submit
 * again.
 */
export function getSubscribeError(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return 'Too many attempts. Try again in a few minutes.';
  if (error instanceof ApiError && error.code === 'bad_request')
    return 'Check your email address and try again.';
  return 'We couldn’t confirm your subscription. Try again.';
}
