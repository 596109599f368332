import { purchaseCopy } from '@studio/content/copy/purchase';

/** The sentence below the button that pays. */
export function getPaymentNote(isMembership: boolean): string {
  const { note, noteMonthly } = purchaseCopy.pay;
  return isMembership ? noteMonthly : note;
}
