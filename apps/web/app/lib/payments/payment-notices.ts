/** Fixed texts about paying (handbook: paying 11), each followed by our next step. */
export interface PaymentNotice {
  title: string;
  next: string;
  /** Offers to open the payment form once more. */
  retry: boolean;
}

export type PaymentNotices = ReturnType<typeof createPaymentNotices>;

/** The sentences of one checkout. `stands`: what is still as it was, "Nothing was charged and your place is still held." */
export function createPaymentNotices(stands: string) {
  return {
    notStarted: { title: 'Could not start payment.', next: `${stands} Try again in a moment.`, retry: true },
    formNotReady: {
      title: 'Payment form is not ready yet. Please wait a moment.',
      next: 'The button opens as soon as the form is here.',
      retry: false,
    },
    areaNotReady: { title: 'Payment area not ready. Please try again.', next: stands, retry: true },
    scriptFailed: {
      title: 'Stripe failed to load',
      next: `Check your connection, or a blocker in your browser. ${stands}`,
      retry: true,
    },
    stripeNotReady: { title: 'Stripe not ready', next: `Open the form once more. ${stands}`, retry: true },
    failed: { title: 'Payment failed.', next: `${stands} Try another card.`, retry: false },
    notCompleted: {
      title: 'Payment not completed.',
      next: `${stands} Press Pay once more, or try another card.`,
      retry: false,
    },
    unknown: {
      title: 'Could not complete payment',
      next: 'Press Pay once more. You pay once: a payment that went through is never taken twice.',
      retry: false,
    },
    offline: {
      title: 'Could not complete payment',
      next: 'You have no connection. Once it is back, press Pay once more. You pay once: a payment that went through is never taken twice.',
      retry: false,
    },
    looking: {
      title: 'Could not complete payment',
      next: 'We could not hear whether your payment went through. Please do not start anew: we keep looking, and go on by ourselves if it did. You pay once, also if you press Pay once more.',
      retry: false,
    },
  } as const satisfies Record<string, PaymentNotice>;
}

/** A declined card: the bank's own sentence first, then what stands and what to do. */
export function getDeclinedNotice(
  { failed: { title, next } }: PaymentNotices,
  bankSentence: string | undefined,
): PaymentNotice {
  return { title, next: bankSentence ? `${bankSentence} ${next}` : next, retry: false };
}

/** An answer that never came: nobody knows what became of it. A device without a connection is told so. */
export function getUnknownOutcomeNotice({ unknown, offline }: PaymentNotices): PaymentNotice {
  return navigator.onLine === false ? offline : unknown;
}

/** A payment that the server would not open: its own sentence, when it says more, stands before the next step. */
export function getNotStartedNotice(
  { notStarted: { title, next } }: PaymentNotices,
  { code, message }: { code: string; message: string },
): PaymentNotice {
  if (code === 'terms_outdated') {
    return { title, next: `${message} Load this page anew to see them; what you typed stays.`, retry: false };
  }
  const more = message === '' || message === title ? '' : `${toSentence(message)} `;
  return { title, next: `${more}${next}`, retry: true };
}

/** Messages of the network come without a full stop. */
export function toSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
