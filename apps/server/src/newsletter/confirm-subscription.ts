import { confirmationLinkDays } from '@studio/domain/newsletter/subscription-request';
import { toEpochSeconds } from '@studio/domain/time/london';
import { recordEmailProof } from '../people/proven-emails.ts';
import { AppError } from '../platform/app-error.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { ensureNewsletterCode } from '../promotions/newsletter-code.ts';
import { parseConfirmKey } from './newsletter-link-keys.ts';
import { confirmSubscriber, findSubscriber } from './store.ts';

/**
 * Confirms the subscription that a link identifies, creates the subscriber's promo code and enqueues the welcome email
 * in one transaction, once. The link is only sent by email, so the browser has proven the email address. Throws AppError
 * not_found for an invalid link, and link_expired for one older than 7 days or from before an unsubscribe or erasure.
 */
export async function confirmSubscription(
  services: Services,
  { branchId, key, clientId }: { branchId: string; key: string; clientId: string },
): Promise<{ alreadyDone: boolean }> {
  const { database, keys, clock } = services;
  const link = parseConfirmKey(keys, key);
  const now = clock.now();
  const subscriber = await findSubscriber(database, branchId, link.id);
  if (!subscriber || subscriber.generation !== link.generation) throw new AppError('link_expired');
  if (subscriber.status === 'CONFIRMED') return { alreadyDone: true };
  if (toEpochSeconds(now) - link.issuedAt > confirmationLinkDays * 86_400) throw new AppError('link_expired');
  const confirmed = await database.transaction(async (tx) => {
    const row = await confirmSubscriber(tx, { branchId, ...link }, now);
    if (!row?.email) return false;
    await ensureNewsletterCode(tx, { branchId, personHash: row.personHash }, row.email, now);
    const subject = { subscriberId: row.id };
    await recordEmailProof(tx, { branchId, personHash: row.personHash, clientId }, now);
    await enqueueEmail(tx, { branchId, kind: 'newsletter-welcome', subject }, now, {
      clientId,
      memberId: null,
    });
    return true;
  });
  return { alreadyDone: !confirmed };
}
