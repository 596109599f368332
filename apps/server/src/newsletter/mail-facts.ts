import { apiBase, paths } from '@studio/contracts/paths';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { confirmLinkDays } from '@studio/domain/newsletter/asking';
import { epochSeconds } from '@studio/domain/time/london';
import { findSetting, readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { LetterMailFacts, StudioFacts } from '../outside/mail/facts.ts';
import type { MailDraft, NewsletterMailOrder } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findListCode, type PromoCodeRow } from '../promotions/list-code.ts';
import { confirmKey, unsubscribeKey, unsubscribePage } from './keys.ts';
import { findSubscriber, type SubscriberRow } from './store.ts';

type Words = Omit<LetterMailFacts, 'studio'>;

/** A mail to the list, about what is so when it is sent; each carries the way off the list in its head and its foot. */
export async function newsletterMailDraft(
  services: Services,
  { branchId, kind, subject }: NewsletterMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database, keys, config } = services;
  const subscriber = await findSubscriber(database, branchId, subject.subscriberId);
  if (!subscriber?.email) return { drop: 'unsubscribed meanwhile' };
  const waits = subscriber.status === 'PENDING';
  if (kind === 'newsletter-welcome' && waits) return { drop: 'unsubscribed meanwhile' };
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  const words = waits
    ? await confirmWords(services, studio, subscriber)
    : welcomeWords(services, studio, await findListCode(database, subscriber), kind);
  const key = unsubscribeKey(keys, subscriber.id);
  const oneClick = `${config.publicUrl}${apiBase}${paths.newsletterUnsubscribe}?k=${key}`;
  const foot = {
    text: waits
      ? `This mail came because somebody gave your address to the list of ${studio.name}. If it was not you, there is nothing to do.`
      : `You are on the list of ${studio.name}.`,
    link: { label: 'Unsubscribe', href: `${config.publicUrl}${unsubscribePage}?k=${key}` },
  };
  return {
    to: subscriber.email,
    // RFC 8058: mail programs show a button for it, and press it with a POST.
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    mail: { template: 'letter', facts: { studio, ...words, foot } },
  };
}

async function confirmWords(
  { database, keys, clock, config }: Services,
  studio: StudioFacts,
  { branchId, id, generation }: SubscriberRow,
): Promise<Words> {
  const key = confirmKey(keys, { id, generation, issuedAt: epochSeconds(clock.now()) });
  const percent = await findSetting(database, branchId, 'listOfferPercent');
  return {
    subject: `Please confirm: the list of ${studio.name}`,
    title: 'One press, and you are on the list',
    lead: percent
      ? `Confirm that this is your address. Your code for ${percent}% off your first class pack comes right after.`
      : 'Confirm that this is your address, and you hear from us when there is something to say.',
    action: { label: 'Confirm my address', href: `${config.publicUrl}/newsletter/confirm?k=${key}` },
    note: { text: `The link works for ${confirmLinkDays} days.` },
  };
}

function welcomeWords(
  { config }: Services,
  studio: StudioFacts,
  code: PromoCodeRow | null,
  kind: NewsletterMailOrder['kind'],
): Words {
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
