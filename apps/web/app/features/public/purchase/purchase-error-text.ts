import { purchaseCopy } from '@studio/content/copy/purchase';
import { hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { createPaymentNotices, getPaymentNotOpenedNotice } from '../../../lib/payments/payment-notices.ts';

export const purchaseNotices = createPaymentNotices(purchaseCopy.pay.stands);

export interface PurchaseErrorText {
  title: string;
  text: string;
  /** What the buyer can do: follow a link, retry, or log in. */
  way: { label: string; to: string } | { label: string; action: 'again' | 'log-in' } | null;
}

/**
 * Returns the text for an error of starting a purchase. Without a response, a purchase that needs no card may be
 * complete.
 */
export function getPurchaseErrorText(error: unknown): PurchaseErrorText {
  const { account, complete, refused, pay } = purchaseCopy;
  const failure = toApiFailure(error);
  if (hasNoResponse(error))
    return {
      title: purchaseNotices.notStarted.title,
      text: pay.unheard,
      way: { label: complete.tryAgain, action: 'again' },
    };
  switch (failure.code) {
    case 'already_had':
    case 'already_member':
    case 'not_for_sale':
      return refused[failure.code];
    case 'not_found':
      return refused.not_for_sale;
    case 'promo_refused':
    case 'gift_card_refused':
      return { ...refused.changed, text: `${failure.message} ${refused.changed.text}`, way: null };
    case 'unauthorised':
    case 'forbidden':
      return { ...refused.nobody, way: { label: account.logIn, action: 'log-in' } };
    default: {
      const { title, next, retry } = getPaymentNotOpenedNotice(purchaseNotices, failure);
      return { title, text: next, way: retry ? { label: complete.tryAgain, action: 'again' } : null };
    }
  }
}
