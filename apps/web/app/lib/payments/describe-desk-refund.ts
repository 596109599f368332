import { formatPriceShort } from '@studio/domain/money/money';

/** Amounts of a refund at the front desk: in total, and the part that returned to a gift card. */
export interface DeskRefundAmounts {
  refundedPence: number;
  giftCardPence: number;
}

/**
 * Describes the amount that staff refund and the part that was returned to a gift card. Begins with a space, to
 * follow another sentence; empty for £0.
 */
export function describeDeskRefund({ refundedPence, giftCardPence }: DeskRefundAmounts): string {
  const moneyPence = refundedPence - giftCardPence;
  const money = moneyPence > 0 ? ` Refund ${formatPriceShort(moneyPence)} to the client now.` : '';
  return `${money}${describeGiftCardRefund(giftCardPence)}`;
}

/**
 * Describes the amount that was returned to a gift card. Begins with a space, to follow another sentence; empty
 * for £0.
 */
export function describeGiftCardRefund(giftCardPence: number): string {
  return giftCardPence > 0 ? ` We’ve returned ${formatPriceShort(giftCardPence)} to the gift card.` : '';
}

/**
 * Says what recording a front-desk refund does, before staff press the button. `moneyPence` is the part that staff hand
 * over. The recording itself returns only the gift card’s part.
 */
export function describeRecordedRefund(moneyPence: number): string {
  return moneyPence > 0
    ? 'This records the refund and creates a credit note. It doesn’t move cash or card money.'
    : 'This returns the amount to the gift card and creates a credit note.';
}
