/** Payment message with fixed texts (handbook: paying 11), each followed by what to do next. */
export interface PaymentNotice {
  title: string;
  next: string;
  /** Whether to offer to reopen the payment form. */
  retry: boolean;
}

export type PaymentNotices = ReturnType<typeof createPaymentNotices>;

/**
 * Creates the messages of a checkout. `unchanged` says what a failure did not change, such as "Nothing was charged
 * and your place is still held."
 */
export function createPaymentNotices(unchanged: string) {
  return {
    notStarted: {
      title: 'Could not start payment.',
      next: `${unchanged} Try again in a moment.`,
      retry: true,
    },
    formNotReady: {
      title: 'Payment form is not ready yet. Please wait a moment.',
      next: 'You can pay as soon as the form has loaded.',
      retry: false,
    },
    areaNotReady: { title: 'Payment area not ready. Please try again.', next: unchanged, retry: true },
    scriptFailed: {
      title: 'Stripe failed to load',
      next: `Check your connection and turn off any ad blocker. ${unchanged}`,
      retry: true,
    },
    stripeNotReady: { title: 'Stripe not ready', next: `Open the form again. ${unchanged}`, retry: true },
    failed: { title: 'Payment failed.', next: `${unchanged} Try another card.`, retry: false },
    notCompleted: {
      title: 'Payment not completed.',
      next: `${unchanged} Select ‘Pay’ again, or try another card.`,
      retry: false,
    },
    unknown: {
      title: 'Could not complete payment',
      next: 'Select ‘Pay’ again. You won’t be charged twice.',
      retry: false,
    },
    offline: {
      title: 'Could not complete payment',
      next: 'You’re offline. Select ‘Pay’ again once you’re back online. You won’t be charged twice.',
      retry: false,
    },
    polling: {
      title: 'Could not complete payment',
      next: 'We don’t know yet whether your payment went through. Please don’t start again: we’ll keep checking, and this page will continue automatically if it went through. You won’t be charged twice, even if you select ‘Pay’ again.',
      retry: false,
    },
  } as const satisfies Record<string, PaymentNotice>;
}

/** Returns the notice for a declined card; the bank's message comes first. */
export function getDeclinedNotice(
  { failed: { title, next } }: PaymentNotices,
  bankMessage: string | undefined,
): PaymentNotice {
  return { title, next: bankMessage ? `${bankMessage} ${next}` : next, retry: false };
}

/** Returns the notice when no response arrived. If the device is offline, the notice says so. */
export function getUnknownOutcomeNotice({ unknown, offline }: PaymentNotices): PaymentNotice {
  return navigator.onLine === false ? offline : unknown;
}

/**
 * Returns the notice for a payment that the server didn't open: the server's message, and then what to do
 * next.
 */
export function getPaymentNotOpenedNotice(
  { notStarted: { title, next } }: PaymentNotices,
  { code, message }: { code: string; message: string },
): PaymentNotice {
  if (code === 'terms_outdated') {
    return {
      title,
      next: `${message} We’ll keep what you’ve typed.`,
      retry: false,
    };
  }
  const more = message === '' || message === title ? '' : `${endWithFullStop(message)} `;
  return { title, next: `${more}${next}`, retry: true };
}

/** Adds a full stop unless the message ends with a full stop, an exclamation mark or a question mark. */
export function endWithFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
