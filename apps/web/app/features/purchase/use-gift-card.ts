import type { GiftCardWish } from '@studio/contracts/purchases';
import {
  type GiftCardDetails,
  giftCardComplaints,
  giftCardPounds,
} from '@studio/domain/gift-cards/gift-card-details';
import { tidyCode, tidyLine, tidyText } from '@studio/domain/text/tidy';
import { londonDate } from '@studio/domain/time/london';
import { serverNow } from '../../lib/server-clock.ts';
import { type JudgedForm, useJudged } from './use-judged.ts';

/** The form of a gift card: what is typed, and what is to be put right. */
export type GiftCardForm = JudgedForm<GiftCardDetails>;

/** Id of the control of a field. */
export function giftFieldId(field: keyof GiftCardDetails): string {
  return `gift-${field}`;
}

/** The form of a gift card, judged by the rules of the day. */
export function useGiftCard(
  details: GiftCardDetails,
  onChange: (details: GiftCardDetails) => void,
): GiftCardForm {
  const judge = (judged: GiftCardDetails) => giftCardComplaints(judged, londonDate(serverNow()));
  return useJudged({ details, onChange, judge, fieldId: giftFieldId });
}

/** The card as it is sent; null while something is missing. */
export function wireGiftCard(details: GiftCardDetails): GiftCardWish | null {
  const amount = giftCardPounds(details.amount);
  if (amount === null) return null;
  const { recipientName, recipientEmail, senderName, message, sendOn } = details;
  return {
    amount,
    recipientName: tidyLine(recipientName),
    recipientEmail: tidyCode(recipientEmail),
    senderName: tidyLine(senderName),
    message: tidyText(message),
    sendOn: sendOn || null,
  };
}
