import type { GiftCardInput } from '@studio/contracts/purchases';
import {
  type GiftCardDetails,
  parseGiftCardPounds,
  validateGiftCardDetails,
} from '@studio/domain/gift-cards/gift-card-details';
import { normaliseCode, normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useValidatedForm, type ValidatedForm } from './use-validated-form.ts';

export type GiftCardFormState = ValidatedForm<GiftCardDetails>;

export function getGiftCardFieldId(field: keyof GiftCardDetails): string {
  return `gift-${field}`;
}

/** Manages the gift card form. Validates the send date against the current London day. */
export function useGiftCardForm(
  details: GiftCardDetails,
  onChange: (details: GiftCardDetails) => void,
): GiftCardFormState {
  const validate = (values: GiftCardDetails) =>
    validateGiftCardDetails(values, toLondonDate(getServerTime()));
  return useValidatedForm({ details, onChange, validate, fieldId: getGiftCardFieldId });
}

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
