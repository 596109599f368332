import { apiBase, paths } from '@studio/contracts/paths';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { confirmationLinkDays } from '@studio/domain/newsletter/subscription-request';
import { toEpochSeconds } from '@studio/domain/time/london';
import { findSetting, loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails, StudioContact } from '../integrations/email/email-details.ts';
import type { EmailDraft, NewsletterEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findNewsletterCode, type PromoCodeRow } from '../promotions/newsletter-code.ts';
import { signConfirmKey, signUnsubscribeKey, unsubscribePagePath } from './newsletter-link-keys.ts';
import { findSubscriber, type SubscriberRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio'>;

/**
 * Builds a newsletter email from the subscriber's status at the time of sending. Footer and headers contain an
 * unsubscribe link.
 */
export async function buildNewsletterEmail(
  services: Services,
  { branchId, kind, subject }: NewsletterEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, keys, config } = services;
  const subscriber = await findSubscriber(database, branchId, subject.subscriberId);
  if (!subscriber?.email) return { drop: 'the recipient has unsubscribed' };
  const waits = subscriber.status === 'PENDING';
  if (kind === 'newsletter-welcome' && waits) return { drop: 'the recipient has unsubscribed' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const copy = waits
    ? await getConfirmationCopy(services, studio, subscriber)
    : getWelcomeCopy(services, studio, await findNewsletterCode(database, subscriber), kind);
  const key = signUnsubscribeKey(keys, subscriber.id);
  const oneClick = `${config.publicUrl}${apiBase}${paths.newsletterUnsubscribe}?k=${key}`;
  const footer = {
    text: waits
      ? `You’re getting this email because someone entered your email address for the ${studio.name} newsletter. If it wasn’t you, you don’t need to do anything.`
      : `You’re getting this email because you subscribe to the ${studio.name} newsletter.`,
    link: { label: 'Unsubscribe', href: `${config.publicUrl}${unsubscribePagePath}?k=${key}` },
  };
  return {
    to: subscriber.email,
    // RFC 8058: email clients show an unsubscribe button, which sends a POST request.
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    email: { template: 'plain-message', details: { studio, ...copy, footer } },
  };
}

async function getConfirmationCopy(
  { database, keys, clock, config }: Services,
  studio: StudioContact,
  { branchId, id, generation }: SubscriberRow,
): Promise<EmailCopy> {
  const key = signConfirmKey(keys, { id, generation, issuedAt: toEpochSeconds(clock.now()) });
  const percent = await findSetting(database, branchId, 'newsletterOfferPercent');
  return {
    subject: `Confirm your email address: ${studio.name} newsletter`,
    title: 'Confirm your email address',
    lead: percent
      ? `Confirm your email address to subscribe to our newsletter. We’ll then email you a promo code for ${percent}% off your first pack.`
      : 'Confirm your email address to subscribe to our newsletter.',
    action: { label: 'Confirm email address', href: `${config.publicUrl}/newsletter/confirm?k=${key}` },
    note: { text: `This link expires in ${confirmationLinkDays} days.` },
  };
}

function getWelcomeCopy(
  { config }: Services,
  studio: StudioContact,
  code: PromoCodeRow | null,
  kind: NewsletterEmailJob['kind'],
): EmailCopy {
  const title = kind === 'newsletter-welcome' ? 'You’re subscribed' : 'You’re already subscribed';
  if (!code || code.redeemedAt) {
    const lead = 'We’ll email you when we have news, such as a new class, a last-minute place or an event.';
    const action = { label: 'See the timetable', href: `${config.publicUrl}/timetable` };
    return { subject: `${title} to the ${studio.name} newsletter`, title, lead, action };
  }
  return {
    subject: `Your ${code.percent}% promo code for ${studio.name}`,
    title,
    lead: `Here’s your promo code for ${code.percent}% off your first pack. You can use it once.`,
    code: {
      caption: `${code.percent}% off your first pack`,
      code: formatDisplayCode(code.code),
      hint: 'Enter it at checkout when you buy your first pack.',
    },
    action: { label: 'See packs', href: `${config.publicUrl}/pricing#packs` },
  };
}
