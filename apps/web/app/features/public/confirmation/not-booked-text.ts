import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { formatMoney } from './format-money.ts';
import type { NextStep } from './next-steps.tsx';
import type { BookingOutcome } from './use-booking-outcome.ts';

export interface NotBookedContext {
  /** URL of the payment's checkout, for another attempt; null if it is unknown. */
  checkoutUrl: string | null;
  /** URL of the day's timetable, with its other classes. */
  dayUrl: string;
  /** Whether the bank declined the payment, so that nothing was charged. */
  declined: boolean;
  /** Whether there is a payment; a free booking has none. */
  paying: boolean;
  /** Whether the page is polling for the outcome of the payment. */
  isPolling: boolean;
  onRetry: () => void;
}

export interface NotBookedText {
  title: string;
  text: string[];
  steps: NextStep[];
}

type NotBooked = Exclude<BookingOutcome, { at: 'booked' }>;

export function getNotBookedText(state: NotBooked, context: NotBookedContext): NotBookedText {
  const retry: NextStep = { label: 'Try again', onClick: context.onRetry };
  const timetable: NextStep = { label: 'Back to timetable', to: '/timetable' };
  switch (state.at) {
    case 'no-place':
      return toNoPlaceText(state, context);
    case 'unpaid':
      return toUnpaidText(context, retry, timetable);
    case 'missing':
      return {
        title: 'Failed to load booking',
        text: [
          'You can’t open this booking in this browser. Use the link in your confirmation email instead.',
        ],
        steps: [timetable],
      };
    case 'failed':
      return {
        title: context.paying ? 'Could not complete payment' : 'Failed to load booking',
        text: [state.message, ...(context.paying ? describeUnknownPayment(context) : [])],
        steps: [retry, timetable],
      };
  }
}

/**
 * Returns the text when the outcome of the payment is unknown. Warns against booking again, and says what
 * happens automatically.
 */
function describeUnknownPayment({ isPolling }: NotBookedContext): string[] {
  const next = isPolling
    ? 'Please don’t book again: we’ll keep checking.'
    : 'Please don’t book again. Select ‘Try again’ to check.';
  return [
    `We don’t know yet whether your payment went through. ${next}`,
    'You won’t be charged twice. If your bank took the payment, we’ll confirm your booking and email you automatically.',
  ];
}

function toNoPlaceText(
  { reason, message, refund }: Extract<NotBooked, { at: 'no-place' }>,
  { dayUrl }: NotBookedContext,
): NotBookedText {
  const subject = refund === null ? 'Your refund' : `Your ${formatMoney(refund, 'GBP')} refund`;
  return {
    title: unbookedPaymentTexts[reason].title,
    text: [message, `${subject} usually takes 5–10 days to appear. We’ve emailed you.`],
    steps: [{ label: 'See other classes that day', to: dayUrl }],
  };
}

function toUnpaidText(
  { checkoutUrl, declined }: NotBookedContext,
  retry: NextStep,
  timetable: NextStep,
): NotBookedText {
  const checkout: NextStep[] = checkoutUrl ? [{ label: 'Back to checkout', to: checkoutUrl }] : [];
  return {
    title: 'Payment not completed.',
    text: [
      declined
        ? 'You haven’t been charged. We’ve saved your details, so go back to checkout and try another card.'
        : 'Your bank hasn’t confirmed the payment yet. If it does, we’ll confirm your booking and email you automatically. You won’t be charged twice.',
    ],
    steps: declined ? [...checkout, timetable] : [retry, ...checkout],
  };
}
