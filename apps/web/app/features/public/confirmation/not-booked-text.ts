import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { formatMoney } from './format-money.ts';
import type { NextStep } from './next-steps.tsx';
import type { CompletedBooking } from './use-completed-booking.ts';

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

type NotBooked = Exclude<CompletedBooking, { at: 'pending' | 'booked' }>;

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
          'There is no booking at this address for this browser. The link in your email always opens it.',
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
    ? 'Please do not book again: we keep looking, and at once when you are back online.'
    : 'Please do not book again. Try again looks once more.';
  return [
    `We could not hear whether your payment went through. ${next}`,
    'You pay once. If your bank took the money, your booking and its email follow by themselves.',
  ];
}

function toNoPlaceText(
  { reason, message, refund }: Extract<NotBooked, { at: 'no-place' }>,
  { dayUrl }: NotBookedContext,
): NotBookedText {
  const amount = refund === null ? 'it' : `the ${formatMoney(refund, 'GBP')}`;
  return {
    title: unbookedPaymentTexts[reason].title,
    text: [message, `Banks usually show ${amount} within 5 to 10 days. We have written to you.`],
    steps: [{ label: 'See the other classes that day', to: dayUrl }],
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
        ? 'Nothing was charged. Your details are kept: go back to checkout and pay with another card.'
        : 'Your bank has not confirmed it yet. If it does, your booking and its email follow by themselves. You pay once.',
    ],
    steps: declined ? [...checkout, timetable] : [retry, ...checkout],
  };
}
