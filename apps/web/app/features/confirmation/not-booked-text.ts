import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { formatMoney } from './format-money.ts';
import type { NextStep } from './next-steps.tsx';
import type { CompletedBooking } from './use-completed-booking.ts';

/** What the page knows beside the state itself. */
export interface NotBookedContext {
  /** The payment's checkout, for another try. */
  checkoutAddress: string | null;
  /** The other classes of the day. */
  dayAddress: string;
  /** The bank has said no, so nothing was taken. */
  declined: boolean;
  /** Whether there is a payment at all; a free booking has none. */
  paying: boolean;
  /** What became of the payment is being asked for, without a press. */
  looking: boolean;
  onRetry: () => void;
}

export interface NotBookedText {
  title: string;
  text: string[];
  ways: NextStep[];
}

type NotBooked = Exclude<CompletedBooking, { at: 'pending' | 'booked' }>;

/** What is said when there is no booking to show, and the ways on from there. */
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

/** Nobody knows what became of the payment: nothing is to be done twice, and what follows by itself. */
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
