import { describeExpiredHold } from './place-text.ts';

/** Returns the note below the pay button. `ended`: the hold of `places` places has ended. */
export function getPaymentNote(ended: boolean, places = 1): string {
  return ended
    ? describeExpiredHold(places)
    : 'You’ll only be charged once. If your bank asks you to confirm, your hold stays active while you do.';
}
