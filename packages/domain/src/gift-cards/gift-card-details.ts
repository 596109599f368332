import { validateEmail } from '../people/email.ts';
import { normaliseCode, normaliseLine, normaliseText } from '../text/normalise-text.ts';
import { addDays, isLocalDate, type LocalDate } from '../time/local-date.ts';

/** Values that the buyer of a gift card enters. `sendOn` is a London day, or empty to send the card at once. */
export interface GiftCardDetails {
  /** Amount in whole pounds, as typed. */
  amount: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  sendOn: string;
}

/**
 * Limits of a gift card in whole pounds, characters, and days until its sending (handbook: packs-and-memberships 15).
 */
export const giftCardLimits = {
  leastPounds: 10,
  mostPounds: 500,
  nameMax: 60,
  messageMax: 400,
  daysAhead: 365,
} as const;

export interface GiftCardError {
  field: keyof GiftCardDetails;
  message: string;
}

/** Parses a typed amount in whole pounds; null when it isn't a valid gift card amount. */
export function parseGiftCardPounds(typed: string): number | null {
  const text = normaliseCode(typed).replace(/^£\s*/, '');
  const pounds = /^\d{1,4}(\.0{1,2})?$/.test(text) ? Number(text) : 0;
  return pounds >= giftCardLimits.leastPounds && pounds <= giftCardLimits.mostPounds ? pounds : null;
}

/** Returns the last day on which a gift card bought on `today` can be sent. */
export function getLastSendDay(today: LocalDate): LocalDate {
  return addDays(today, giftCardLimits.daysAhead);
}

/** Returns the errors of the form, in form order. `today` is the London day. */
export function validateGiftCardDetails(details: GiftCardDetails, today: LocalDate): GiftCardError[] {
  const { leastPounds, mostPounds, messageMax } = giftCardLimits;
  const { amount, recipientName, recipientEmail, senderName, message } = details;
  const errors: Record<keyof GiftCardDetails, string | null> = {
    amount:
      parseGiftCardPounds(amount) === null
        ? `Enter an amount in whole pounds, from £${leastPounds} to £${mostPounds}.`
        : null,
    recipientName: normaliseLine(recipientName) === '' ? 'Enter the recipient’s name.' : null,
    recipientEmail:
      normaliseCode(recipientEmail) === ''
        ? 'Enter the recipient’s email address.'
        : validateEmail(recipientEmail),
    senderName: normaliseLine(senderName) === '' ? 'Enter your name.' : null,
    message:
      normaliseText(message).length > messageMax
        ? `Keep the message to ${messageMax} characters or fewer.`
        : null,
    sendOn: sendDayError(details.sendOn, today),
  };
  return (Object.keys(errors) as (keyof GiftCardDetails)[]).flatMap((field) => {
    const error = errors[field];
    return error === null ? [] : { field, message: error };
  });
}

function sendDayError(sendOn: string, today: LocalDate): string | null {
  if (sendOn === '') return null;
  if (!isLocalDate(sendOn)) return 'Choose a date, or send the gift card straight away.';
  if (sendOn < today) return 'That date is in the past. Choose today or a later date.';
  return sendOn > getLastSendDay(today) ? 'Choose a date within the next year.' : null;
}
