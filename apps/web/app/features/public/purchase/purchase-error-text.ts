import { purchaseCopy } from '@studio/content/copy/purchase';
import { hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { createPaymentNotices, getPaymentNotOpenedNotice } from '../../../lib/payments/payment-notices.ts';

export const purchaseNotices = createPaymentNotices(purchaseCopy.pay.notCharged);

export interface PurchaseErrorText {
  title: string;
  text: string;
  /** Next step of the buyer: to follow a link, retry, or log in; null if the page shows no button. */
  nextStep: { label: string; to: string } | { label: string; action: 'again' | 'log-in' } | null;
}

/**
 * Returns the text for an error of starting a purchase. If no response arrived, says that a purchase without a
 * card payment may already be complete.
 */
export function getPurchaseErrorText(error: unknown): PurchaseErrorText {
  const { account, complete, errors, pay } = purchaseCopy;
  const failure = toApiFailure(error);
  if (hasNoResponse(error))
    return {
      title: purchaseNotices.notStarted.title,
      text: pay.noResponse,
      nextStep: { label: complete.tryAgain, action: 'again' },
    };
  switch (failure.code) {
    case 'already_had':
    case 'already_member':
    case 'not_for_sale':
      return errors[failure.code];
    case 'not_found':
      return errors.not_for_sale;
    case 'promo_refused':
    case 'gift_card_refused':
      return {
        ...errors.priceChanged,
        text: `${failure.message} ${errors.priceChanged.text}`,
        nextStep: null,
      };
    case 'unauthorised':
    case 'forbidden':
      return { ...errors.loggedOut, nextStep: { label: account.logIn, action: 'log-in' } };
    default: {
      const { title, next, retry } = getPaymentNotOpenedNotice(purchaseNotices, failure);
      return { title, text: next, nextStep: retry ? { label: complete.tryAgain, action: 'again' } : null };
    }
  }
}
