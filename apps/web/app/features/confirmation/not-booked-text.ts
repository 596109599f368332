import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { formatMoney } from './format-money.ts';
import type { NextStep } from './next-steps.tsx';
import type { CompletedBooking } from './use-completed-booking.ts';

export interface NotBookedContext {
  /** Checkout of the payment, for another attempt. */
  checkoutAddress: string | null;
  /** Timetable of the day, with its other classes. */
  dayAddress: string;
  /** The bank declined the payment, so nothing was charged. */
  declined: boolean;
  /** Whether there is a payment. A free booking has none. */
  paying: boolean;
  /** The page is polling for the outcome of the payment. */
  looking: boolean;
  onRetry: () => void;
}

export interface NotBookedText {
  title: string;
  text: string[];
  ways: NextStep[];
}

type NotBooked = Exclude<CompletedBooking, { at: 'pending' | 'booked' }>;

export function getNotBookedText(state: NotBooked, context: NotBookedContext): NotBookedText {
  const again: NextStep = { label: 'Try again', onPress: context.onRetry };
  const timetable: NextStep = { label: 'Back to timetable', to: '/timetable' };
  switch (state.at) {
    case 'no-place':
      return wordsOfNoPlace(state, context);
    case 'unpaid':
      return unpaidWords(context, again, timetable);
    case 'missing':
      return {
        title: 'Failed to load booking',
        text: [
          'There is no booking at this address for this browser. The link in your email always opens it.',
        ],
        ways: [timetable],
      };
    case 'failed':
      return {
        title: context.paying ? 'Could not complete payment' : 'Failed to load booking',
        text: [state.message, ...(context.paying ? unheardWords(context) : [])],
        ways: [again, timetable],
      };
  }
}

/** The payment's outcome is unknown: warns against booking again, and says what follows automatically. */
function unheardWords({ looking }: NotBookedContext): string[] {
  const next = looking
    ? 'Please do not book again: we keep looking, and at once when you are back online.'
    : 'Please do not book again. Try again looks once more.';
  return [
    `We could not hear whether your payment went through. ${next}`,
    'You pay once. If your bank took the money, your booking and its email follow by themselves.',
  ];
}

function wordsOfNoPlace(
  { reason, message, refund }: Extract<NotBooked, { at: 'no-place' }>,
  { dayAddress }: NotBookedContext,
): NotBookedText {
  const amount = refund === null ? 'it' : `the ${formatMoney(refund, 'GBP')}`;
  return {
    title: unbookedPaymentTexts[reason].title,
    text: [message, `Banks usually show ${amount} within 5 to 10 days. We have written to you.`],
    ways: [{ label: 'See the other classes that day', to: dayAddress }],
  };
}

function unpaidWords(
  { checkoutAddress, declined }: NotBookedContext,
  again: NextStep,
  timetable: NextStep,
): NotBookedText {
  const checkout: NextStep[] = checkoutAddress ? [{ label: 'Back to checkout', to: checkoutAddress }] : [];
  return {
    title: 'Payment not completed.',
    text: [
      declined
        ? 'Nothing was charged. Your details are kept: go back to checkout and pay with another card.'
        : 'Your bank has not confirmed it yet. If it does, your booking and its email follow by themselves. You pay once.',
    ],
    ways: declined ? [...checkout, timetable] : [again, ...checkout],
  };
}
