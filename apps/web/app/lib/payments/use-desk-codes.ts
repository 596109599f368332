import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { toApiFailure } from '../api/to-api-failure.ts';

/** Codes that staff apply to a booking or sale; null for each that isn't applied. */
export interface AppliedCodes {
  promoCode: string | null;
  giftCardCode: string | null;
}

const noCodes: AppliedCodes = { promoCode: null, giftCardCode: null };

/** Returns the request fields of the applied codes. */
export function toCodeFields({ promoCode, giftCardCode }: AppliedCodes) {
  return { ...(promoCode && { promoCode }), ...(giftCardCode && { giftCardCode }) };
}

/**
 * Manages the codes that staff apply at the front desk. `quote` loads the price with codes and fails if one
 * isn't valid; a code is applied only once the quote has accepted it.
 */
export function useDeskCodes(quote: (codes: AppliedCodes) => Promise<unknown>) {
  const [codes, setCodes] = useState(noCodes);
  const apply = async (typed: string): Promise<string | null> => {
    const code = normaliseCode(typed);
    const field = normaliseGiftCardCode(code) ? 'giftCardCode' : 'promoCode';
    const next = { ...codes, [field]: code };
    try {
      await quote(next);
    } catch (error) {
      return describeCodeError(error, code);
    }
    setCodes(next);
    return null;
  };
  return {
    codes,
    hasCodes: Boolean(codes.promoCode || codes.giftCardCode),
    apply,
    remove: (field: keyof AppliedCodes) => setCodes({ ...codes, [field]: null }),
    clear: () => setCodes(noCodes),
  };
}

/** Minimum length of a code that may be a mistyped gift card code rather than a promo code. */
const minMistypedLength = 12;

function describeCodeError(error: unknown, code: string): string {
  const failure = toApiFailure(error);
  const isMistyped =
    failure.code === 'promo_refused' && code.replace(/[\s-]/g, '').length >= minMistypedLength;
  if (isMistyped) return 'We don’t know this code. Gift card codes have 16 letters and digits.';
  return failure.message || 'We couldn’t check the code. Try again.';
}
