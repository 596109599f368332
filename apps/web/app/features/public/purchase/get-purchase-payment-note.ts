import { purchaseCopy } from '@studio/content/copy/purchase';

export function getPurchasePaymentNote(isMembership: boolean): string {
  const { note, noteMonthly } = purchaseCopy.pay;
  return isMembership ? noteMonthly : note;
}
