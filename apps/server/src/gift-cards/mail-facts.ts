import { giftCardMail } from '@studio/content/copy/gift-card';
import { formatGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayLong } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { GiftCardMailOrder, MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { codeOf } from './code-of.ts';
import { findGiftCard } from './store.ts';

/** The mail that a gift card is. Its code is in it, and nowhere else. */
export async function giftCardMailDraft(
  services: Services,
  { branchId, subject }: GiftCardMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database, keys, config } = services;
  const card = await findGiftCard(database, branchId, { id: subject.giftCardId });
  if (!card) return { drop: 'the gift card is not there' };
  if (card.stoppedAt) return { drop: 'the gift card has been stopped' };
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  const { senderName, recipientName, message } = card;
  const amount = formatPriceShort(card.amountPence, card.currency);
  // It ends with a midnight: the last day is the one before.
  const lastDay = formatDayLong(londonDate(new Date(card.expiresAt.getTime() - 1)));
  return {
    to: card.recipientEmail,
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: giftCardMail.subject(senderName, studio.name),
        title: giftCardMail.title(amount),
        lead: giftCardMail.lead(recipientName, senderName),
        code: {
          caption: giftCardMail.codeCaption,
          code: formatGiftCardCode(codeOf(keys, card.id)),
          hint: giftCardMail.codeHint(lastDay),
        },
        ...(message ? { quote: { title: giftCardMail.messageTitle(senderName), text: message } } : {}),
        action: { label: giftCardMail.action, href: `${config.publicUrl}/pricing#packs` },
        note: { text: giftCardMail.note },
      },
    },
  };
}
