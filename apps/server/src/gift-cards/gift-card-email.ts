import { giftCardEmail } from '@studio/content/copy/gift-card-email';
import { formatGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { isSiteOpen } from '../catalogue/assert-site-open.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, GiftCardEmailJob } from '../platform/emails/outbox.ts';
import { formatGreeting } from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { deriveGiftCardCode } from './derive-gift-card-code.ts';
import { findGiftCard } from './store.ts';

/** Builds the email that delivers a gift card. Only this email contains the code. */
export async function buildGiftCardEmail(
  services: Services,
  { branchId, subject }: GiftCardEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, keys, config } = services;
  const card = await findGiftCard(database, branchId, { id: subject.giftCardId });
  if (!card) return { drop: 'the gift card was not found' };
  if (card.deactivatedAt) return { drop: 'the gift card has been deactivated' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const isOpen = await isSiteOpen(database, branchId);
  const { senderName, recipientName, message } = card;
  const amount = formatPriceShort(card.amountPence, card.currency);
  // The card expires at midnight, so the last valid day is the day before.
  const lastDay = formatDayLong(toLondonDate(new Date(card.expiresAt.getTime() - 1)));
  return {
    to: card.recipientEmail,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: giftCardEmail.subject(senderName, studio.name),
        title: giftCardEmail.title(amount),
        greeting: formatGreeting(recipientName),
        lead: giftCardEmail.lead(senderName),
        code: {
          caption: giftCardEmail.codeCaption,
          code: formatGiftCardCode(deriveGiftCardCode(keys, card.id)),
          hint: giftCardEmail.codeHint(lastDay),
        },
        ...(message ? { quote: { title: giftCardEmail.messageTitle(senderName), text: message } } : {}),
        // While the site is closed, the link would lead to the "Opening soon" page.
        ...(isOpen
          ? { action: { label: giftCardEmail.action, href: `${config.publicUrl}/pricing#packs` } }
          : {}),
        note: { text: isOpen ? giftCardEmail.note : giftCardEmail.noteWhileClosed },
      },
    },
  };
}
