import { purchaseCopy } from '@studio/content/copy/purchase';
import { createPaymentNotices, getPaymentNotOpenedNotice } from '../../../lib/payments/payment-notices.ts';

export const purchaseNotices = createPaymentNotices(purchaseCopy.pay.stands);

export interface PurchaseErrorText {
  title: string;
  text: string;
  /** What the buyer can do: follow a link, retry, or log in. */
  way: { label: string; to: string } | { label: string; action: 'again' | 'log-in' } | null;
}

export function getPurchaseErrorText(failure: { code: string; message: string }): PurchaseErrorText {
  const { account, complete, refused } = purchaseCopy;
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
