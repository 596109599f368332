import type { GiftCardInput } from '@studio/contracts/purchases';
import { type GiftCardDetails, parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import { normaliseCode, normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';

/** Returns the gift card for the API; null when the amount is invalid. */
export function toGiftCardDto(details: GiftCardDetails): GiftCardInput | null {
  const amount = parseGiftCardPounds(details.amount);
  if (amount === null) return null;
  const { recipientName, recipientEmail, senderName, message, sendOn } = details;
  return {
    amount,
    recipientName: normaliseLine(recipientName),
    recipientEmail: normaliseCode(recipientEmail),
    senderName: normaliseLine(senderName),
    message: normaliseText(message),
    sendOn: sendOn || null,
  };
}
