/** A payment as its return address knows it. `date` is the London day of the class. */
export interface PendingPayment {
  classId: string;
  holdId: string;
  date: string;
  intentId?: string;
}

/**
 * Where a payment comes back to, also after a visit at the bank. Hold and day are carried, so that one that failed
 * finds its way back to checkout, and one that came too late to the other classes of the day.
 */
export function buildCompletionUrl({ classId, holdId, date, intentId }: PendingPayment): string {
  const query = new URLSearchParams({ class: classId, hold: holdId, date });
  if (intentId) query.set('payment_intent', intentId);
  return `/booking/complete?${query}`;
}

/** Where a booking that cost nothing is shown, from the signed address of its own page. */
export function buildFreeCompletionUrl(bookingId: string, signedAddress: string): string {
  const key = new URLSearchParams(signedAddress.split('?')[1] ?? '').get('k');
  const query = new URLSearchParams({ booking: bookingId, ...(key ? { k: key } : {}) });
  return `/booking/complete?${query}`;
}

/** Checkout of a hold. */
export function buildCheckoutUrl(classId: string, holdId: string): string {
  return `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}`;
}
