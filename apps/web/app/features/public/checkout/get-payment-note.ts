export function getPaymentNote(ended: boolean): string {
  return ended
    ? 'Your hold has ended. Hold your place again, then pay.'
    : 'You pay once. If your bank asks you to confirm, the place stays held while you do.';
}
