/** The specification's sentences about paying (document 1, section 8), each with our next step behind it. */
export interface PaymentNotice {
  title: string;
  next: string;
  /** Offers to open the payment form once more. */
  retry: boolean;
}

const stillHeld = 'Nothing was charged and your place is still held.';

export const paymentNotices = {
  notStarted: { title: 'Could not start payment.', next: `${stillHeld} Try again in a moment.`, retry: true },
  formNotReady: {
    title: 'Payment form is not ready yet. Please wait a moment.',
    next: 'The button opens as soon as the form is here.',
    retry: false,
  },
  areaNotReady: { title: 'Payment area not ready. Please try again.', next: stillHeld, retry: true },
  scriptFailed: {
    title: 'Stripe failed to load',
    next: `Check your connection, or a blocker in your browser. ${stillHeld}`,
    retry: true,
  },
  stripeNotReady: { title: 'Stripe not ready', next: `Open the form once more. ${stillHeld}`, retry: true },
  failed: { title: 'Payment failed.', next: `${stillHeld} Try another card.`, retry: false },
  notCompleted: {
    title: 'Payment not completed.',
    next: `${stillHeld} Press Pay once more, or try another card.`,
    retry: false,
  },
  unknown: {
    title: 'Could not complete payment',
    next: 'Press Pay once more. You pay once: a payment that went through is never taken twice.',
    retry: false,
  },
} as const satisfies Record<string, PaymentNotice>;

/** A declined card: the bank's own sentence first, then what stands and what to do. */
export function declinedNotice(bankSentence: string | undefined): PaymentNotice {
  const { title, next } = paymentNotices.failed;
  return { title, next: bankSentence ? `${bankSentence} ${next}` : next, retry: false };
}

/** A payment that the server would not open: its own sentence, when it says more, stands before the next step. */
export function notStartedNotice({ code, message }: { code: string; message: string }): PaymentNotice {
  const { title, next } = paymentNotices.notStarted;
  if (code === 'terms_outdated') {
    return { title, next: `${message} Load this page anew to see them; what you typed stays.`, retry: false };
  }
  const more = message === '' || message === title ? '' : `${sentence(message)} `;
  return { title, next: `${more}${next}`, retry: true };
}

/** A place without a price that could not be booked. */
export function notBookedNotice(message: string): PaymentNotice {
  const more = message === '' ? '' : `${sentence(message)} `;
  return {
    title: 'Booking failed. Please try again.',
    next: `${more}Your place is still held.`,
    retry: false,
  };
}

/** Messages of the network come without a full stop. */
function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
