/** Returns the note below the pay button. `ended`: the hold has ended. */
export function getPaymentNote(ended: boolean): string {
  return ended
    ? 'Your hold has expired. Hold again, then pay.'
    : 'You’ll only be charged once. If your bank asks you to confirm, your hold stays active while you do.';
}
