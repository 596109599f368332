import type { PaymentDetails } from '@studio/contracts/staff-money';
import { formatPriceShort } from '@studio/domain/money/money';
import { splitDeskRefund } from '@studio/domain/purchases/desk-refund';
import { selectPlural } from '@studio/domain/text/format';
import {
  describeGiftCardRefund,
  describeRecordedRefund,
} from '../../../lib/payments/describe-desk-refund.ts';
import { recordedRefundError } from '../../../lib/query/describe-mutation-error.ts';
import { describeSessionRefund } from './describe-session-refund.ts';

/** Describes what a refund of a payment does and what staff do, above its form. */
export function describeRefundForm(paid: PaymentDetails): string {
  const { currency, remainingPence } = paid;
  const limit = formatPriceShort(remainingPence, currency);
  if (paid.source === 'desk')
    return `You can refund up to ${limit}. ${describeHandover(paid)} The booking doesn’t change.`;
  const places = paid.places.length;
  const booking =
    places > 0 ? ` This doesn’t cancel the ${selectPlural(places, 'booking', 'bookings')}.` : '';
  return `You can refund up to ${limit} to ${paid.methodLabel}. We’ll email the client a credit note.${booking}${describeSessionRefund(paid)}`;
}

/**
 * Says what the button of a front-desk refund does, beside the button. Undefined for other refunds, whose button names
 * the card.
 */
export function describeRecording({
  source,
  remainingPence,
  remainingGiftCardPence,
}: PaymentDetails): string | undefined {
  return source === 'desk' ? describeRecordedRefund(remainingPence - remainingGiftCardPence) : undefined;
}

/** Says how staff refund a front-desk payment: the money by hand first, then the gift card. */
function describeHandover({
  paymentMethod,
  remainingPence,
  remainingGiftCardPence,
  currency,
}: PaymentDetails) {
  const moneyPence = remainingPence - remainingGiftCardPence;
  if (moneyPence <= 0) return 'We’ll return the amount to the gift card.';
  const money =
    paymentMethod === 'CASH'
      ? 'Give the client the cash first, then record the refund here.'
      : 'Refund the client on the card machine first, then record the refund here.';
  if (remainingGiftCardPence <= 0) return money;
  return `${money} We’ll return anything above ${formatPriceShort(moneyPence, currency)} to the gift card.`;
}

/** Returns the label of the refund button, such as "Refund £6.50 to Visa ending 4242" or "Record £5 refund". */
export function getRefundLabel(
  { source, currency, methodLabel }: PaymentDetails,
  pence: number | null,
): string {
  const amount = pence ? formatPriceShort(pence, currency) : null;
  if (source === 'desk') return amount ? `Record ${amount} refund` : 'Record refund';
  return amount ? `Refund ${amount} to ${methodLabel}` : 'Refund';
}

/**
 * Says how a refund of a payment by money and gift card splits between the two. Undefined if only one of the two can
 * still be refunded, or if the amount is invalid.
 */
export function describeRefundSplit(paid: PaymentDetails, pence: number | null): string | undefined {
  const { remainingPence, remainingGiftCardPence, paymentMethod, currency } = paid;
  const moneyLeftPence = remainingPence - remainingGiftCardPence;
  if (pence === null || remainingGiftCardPence <= 0 || moneyLeftPence <= 0 || pence > remainingPence)
    return undefined;
  const { moneyPence, giftCardPence } = splitDeskRefund(pence, moneyLeftPence);
  const money = `${formatPriceShort(moneyPence, currency)} ${paymentMethod === 'CASH' ? 'in cash' : 'by card machine'}`;
  return giftCardPence > 0
    ? `${money} and ${formatPriceShort(giftCardPence, currency)} to the gift card.`
    : `${money}. Nothing to the gift card.`;
}

/** Returns the confirmation of a refund. `giftCardPence` is the part that returned to a gift card. */
export function describeRefunded(
  { source, currency, methodLabel }: PaymentDetails,
  amountPence: number,
  giftCardPence: number,
): string {
  const amount = formatPriceShort(amountPence, currency);
  return source === 'desk'
    ? `${amount} refund recorded.${describeGiftCardRefund(giftCardPence)}`
    : `We’re refunding ${amount} to ${methodLabel}. It usually takes 5–10 days.`;
}

/** Returns what a failed refund says about the money. */
export function getRefundErrorText({ source }: PaymentDetails): typeof recordedRefundError {
  return source === 'desk'
    ? recordedRefundError
    : { done: 'the refund may have been made', unchanged: 'Nothing has been refunded.' };
}

/** Says where the reason of a refund is shown. Credit notes of front-desk payments name only the class. */
export function getReasonHint({ source }: PaymentDetails): string {
  return source === 'desk'
    ? 'Saved in the activity log.'
    : 'Shown on the credit note and saved in the activity log.';
}
