import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { findGiftCard, type GiftCardRow } from '@studio/server/gift-cards/store';
import type { TestStudio } from './test-studio.ts';

/** Returns the fields for buying a gift card of this many pounds. */
export const buildGiftCardFields = (amount: number) => ({
  giftCard: {
    amount,
    recipientName: 'Noor',
    recipientEmail: 'noor@example.com',
    senderName: 'Amara',
    message: '',
    sendOn: null,
  },
});

/** Returns the gift card that a purchase created, with its code. */
export async function loadGiftCardOfPurchase(
  { database, services }: TestStudio,
  purchaseId: string,
): Promise<GiftCardRow & { code: string }> {
  const card = await findGiftCard(database, '11-miles-st', { purchaseId });
  if (!card) throw new Error('No gift card was made.');
  return { ...card, code: deriveGiftCardCode(services.keys, card.id) };
}
