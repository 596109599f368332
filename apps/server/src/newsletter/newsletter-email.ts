import { apiBase, paths } from '@studio/contracts/paths';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { confirmationLinkDays } from '@studio/domain/newsletter/subscription-request';
import { toEpochSeconds } from '@studio/domain/time/london';
import { findSetting, loadBranchProfile } from '../catalogue/store.ts';
import { toStudioDetails } from '../catalogue/studio-details.ts';
import type { GenericEmailDetails, StudioDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, NewsletterEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findNewsletterCode, type PromoCodeRow } from '../promotions/newsletter-code.ts';
import { signConfirmKey, signUnsubscribeKey, unsubscribePagePath } from './newsletter-keys.ts';
import { findSubscriber, type SubscriberRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio'>;

/**
 * Builds a newsletter email from the subscriber's status when it's sent. Footer and headers contain an unsubscribe
 * link.
 */
export async function buildNewsletterEmail(
  services: Services,
  { branchId, kind, subject }: NewsletterEmailJob,
): Promise<EmailDraft<{ template: 'letter'; details: GenericEmailDetails }>> {
  const { database, keys, config } = services;
  const subscriber = await findSubscriber(database, branchId, subject.subscriberId);
  if (!subscriber?.email) return { drop: 'unsubscribed meanwhile' };
  const waits = subscriber.status === 'PENDING';
  if (kind === 'newsletter-welcome' && waits) return { drop: 'unsubscribed meanwhile' };
  const studio = toStudioDetails(services, await loadBranchProfile(database, branchId));
  const copy = waits
    ? await getConfirmationCopy(services, studio, subscriber)
    : getWelcomeCopy(services, studio, await findNewsletterCode(database, subscriber), kind);
  const key = signUnsubscribeKey(keys, subscriber.id);
  const oneClick = `${config.publicUrl}${apiBase}${paths.newsletterUnsubscribe}?k=${key}`;
  const footer = {
    text: waits
      ? `This mail came because somebody gave your address to the list of ${studio.name}. If it was not you, there is nothing to do.`
      : `You are on the list of ${studio.name}.`,
    link: { label: 'Unsubscribe', href: `${config.publicUrl}${unsubscribePagePath}?k=${key}` },
  };
  return {
    to: subscriber.email,
    // RFC 8058: email clients show an unsubscribe button, which sends a POST request.
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    email: { template: 'letter', details: { studio, ...copy, footer } },
  };
}

async function getConfirmationCopy(
  { database, keys, clock, config }: Services,
  studio: StudioDetails,
  { branchId, id, generation }: SubscriberRow,
): Promise<EmailCopy> {
  const key = signConfirmKey(keys, { id, generation, issuedAt: toEpochSeconds(clock.now()) });
  const percent = await findSetting(database, branchId, 'listOfferPercent');
  return {
    subject: `Please confirm: the list of ${studio.name}`,
    title: 'One press, and you are on the list',
    lead: percent
      ? `Confirm that this is your address. Your code for ${percent}% off your first class pack comes right after.`
      : 'Confirm that this is your address, and you hear from us when there is something to say.',
    action: { label: 'Confirm my address', href: `${config.publicUrl}/newsletter/confirm?k=${key}` },
    note: { text: `The link works for ${confirmationLinkDays} days.` },
  };
}

function getWelcomeCopy(
  { config }: Services,
  studio: StudioDetails,
  code: PromoCodeRow | null,
  kind: NewsletterEmailJob['kind'],
): EmailCopy {
  const title = kind === 'newsletter-welcome' ? 'You are on the list' : 'You are on the list already';
  if (!code || code.redeemedAt) {
    const lead =
      'We write when there is something to say: a new class, a free place, a morning of sound healing.';
    const action = { label: 'See the timetable', href: `${config.publicUrl}/timetable` };
    return { subject: `${title}: ${studio.name}`, title, lead, action };
  }
  return {
    subject: `Your ${code.percent}% code for ${studio.name}`,
    title,
    lead: `Here is ${code.percent}% off your first class pack. It is yours, and it works once.`,
    code: {
      caption: `${code.percent}% off your first class pack`,
      code: formatDisplayCode(code.code),
      hint: 'Type it at checkout when you buy your first pack.',
    },
    action: { label: 'See class packs', href: `${config.publicUrl}/pricing#packs` },
  };
}
