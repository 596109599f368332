import { purchaseCopy } from '@studio/content/copy/purchase';

/** Returns the note below the pay button. */
export function getPurchasePaymentNote(isMembership: boolean): string {
  const { note, noteMonthly } = purchaseCopy.pay;
  return isMembership ? noteMonthly : note;
}
