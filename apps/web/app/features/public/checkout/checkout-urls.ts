/**
 * Details in the URL of the page to which the customer returns after a payment. `date` is the London day of the
 * class.
 */
export interface CompletionUrlParams {
  classId: string;
  holdId: string;
  date: string;
  intentId?: string;
}

/**
 * Returns the URL of the page after the payment, to which 3-D Secure also returns. After a failed payment, that page
 * links back to checkout by the hold in the URL. If the place was lost, it links to other classes of the day.
 */
export function buildCompletionUrl({ classId, holdId, date, intentId }: CompletionUrlParams): string {
  const query = new URLSearchParams({ class: classId, hold: holdId, date });
  if (intentId) query.set('payment_intent', intentId);
  return `/booking/complete?${query}`;
}

/** Returns the confirmation URL of a booking without payment. Takes the key from the booking's signed URL. */
export function buildUnpaidConfirmationUrl(bookingId: string, signedUrl: string): string {
  const key = new URLSearchParams(signedUrl.split('?')[1] ?? '').get('k');
  const query = new URLSearchParams({ booking: bookingId, ...(key ? { k: key } : {}) });
  return `/booking/complete?${query}`;
}

export function buildCheckoutUrl(classId: string, holdId: string): string {
  return `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}`;
}
