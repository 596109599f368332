import type { GiftCardWish } from '@studio/contracts/purchases';
import {
  type GiftCardDetails,
  giftCardComplaints,
  giftCardPounds,
} from '@studio/domain/gift-cards/gift-card-details';
import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

type Field = keyof GiftCardDetails;

/** The form of a gift card: what is typed, and what is to be put right. */
export interface GiftCardForm {
  details: GiftCardDetails;
  set: (field: Field, value: string) => void;
  /** All complaints of the last attempt, in the order of the form. */
  found: { fieldId: string; message: string }[];
  failedAttempts: number;
  errorOf: (field: Field) => string | undefined;
  /** A field is left: from the first attempt on it is judged. */
  leave: (field: Field) => void;
  /** Shows what is to be put right; true when nothing is. */
  attempt: () => boolean;
}

/** Id of the control of a field. */
export function giftFieldId(field: Field): string {
  return `gift-${field}`;
}

/** First judged at the first attempt, then when a field is left; a complaint goes as soon as it is settled. */
export function useGiftCard(
  details: GiftCardDetails,
  onChange: (details: GiftCardDetails) => void,
): GiftCardForm {
  const [shown, setShown] = useState<Partial<Record<Field, string>>>({});
  const [found, setFound] = useState<GiftCardForm['found']>([]);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const judge = (judged: GiftCardDetails) => giftCardComplaints(judged, londonDate(serverNow()));
  return {
    details,
    found,
    failedAttempts,
    errorOf: (field) => shown[field],
    set: (field, value) => {
      const changed = { ...details, [field]: value };
      onChange(changed);
      const open = new Set<string>(judge(changed).map((complaint) => complaint.field));
      setShown((before) => Object.fromEntries(Object.entries(before).filter(([name]) => open.has(name))));
    },
    leave: (field) => {
      if (failedAttempts === 0) return;
      const complaint = judge(details).find((one) => one.field === field);
      if (complaint) setShown((before) => ({ ...before, [field]: complaint.message }));
    },
    attempt: () => {
      const all = judge(details);
      setFound(all.map(({ field, message }) => ({ fieldId: giftFieldId(field), message })));
      setShown(Object.fromEntries(all.map(({ field, message }) => [field, message])));
      if (all.length > 0) setFailedAttempts((before) => before + 1);
      return all.length === 0;
    },
  };
}

/** The card as it is sent; null while something is missing. */
export function wireGiftCard(details: GiftCardDetails): GiftCardWish | null {
  const amount = giftCardPounds(details.amount);
  if (amount === null) return null;
  const { recipientName, recipientEmail, senderName, message, sendOn } = details;
  return {
    amount,
    recipientName: recipientName.trim(),
    recipientEmail: recipientEmail.trim(),
    senderName: senderName.trim(),
    message: message.trim(),
    sendOn: sendOn || null,
  };
}
