import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { useState } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { notStartedNotice, type PaymentNotice } from '../../lib/payments/payment-messages.ts';
import { freeCompletionAddress } from './checkout-addresses.ts';
import { bookWithoutPayment, createIntent } from './checkout-api.ts';
import type { GuestOrder } from './guest-order.ts';
import { heldNotices, notBookedNotice } from './held-notices.ts';

/** Details are typed, the payment is being opened (or a free place booked), or the card is asked for. */
export type CheckoutStep = 'details' | 'opening' | 'payment';

export interface PaymentStep {
  step: CheckoutStep;
  /** The open payment; kept while details are changed, so that a typed card is not lost. */
  intent: CreateIntentAnswer | null;
  notice: PaymentNotice | null;
  /** Opens the payment of a hold; a place that costs nothing is booked at once. */
  start: (hold: HoldAnswer) => Promise<void>;
  /** Back to the typed details. */
  change: () => void;
}

interface PaymentStepOptions {
  order: GuestOrder;
  /** The payment is open: its hold is kept longer from now on, and may be a new one when the old had lapsed. */
  onOpened: (intent: CreateIntentAnswer) => void;
  /** The hold is gone on the server, or costs something else. */
  onHoldChanged: () => void;
  /** The place is booked without payment; the address shows it. */
  onBooked: (address: string) => void;
}

/** Refusals after which the hold is over: its own box says so. */
const holdEnds = new Set(['slot_unavailable', 'hold_expired']);

/** Refusals after which the hold, or its price, is another than the page knows. */
const holdChanges = new Set([...holdEnds, 'payment_required']);

/** The way from complete details to the payment form. */
export function usePaymentStep({
  order,
  onOpened,
  onHoldChanged,
  onBooked,
}: PaymentStepOptions): PaymentStep {
  const [step, setStep] = useState<CheckoutStep>('details');
  const [intent, setIntent] = useState<CreateIntentAnswer | null>(null);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);

  const bookFree = async (hold: HoldAnswer) => {
    try {
      const { bookingId, links } = await bookWithoutPayment(hold, order);
      onBooked(freeCompletionAddress(bookingId, links.booking));
    } catch (error) {
      refuse(error, notBookedNotice(failureOf(error).message));
    }
  };

  const refuse = (error: unknown, said: PaymentNotice) => {
    setStep('details');
    const { code } = failureOf(error);
    if (holdChanges.has(code)) onHoldChanged();
    if (!holdEnds.has(code)) setNotice(said);
  };

  const start = async (hold: HoldAnswer) => {
    setNotice(null);
    setStep('opening');
    if (hold.total === 0) return bookFree(hold);
    try {
      const opened = await createIntent(hold, order);
      setIntent(opened);
      onOpened(opened);
      setStep('payment');
    } catch (error) {
      // A normal answer: what costs nothing is booked without a card (specification 1, section 4).
      if (failureOf(error).code === 'no_payment_required') return bookFree(hold);
      refuse(error, notStartedNotice(heldNotices, failureOf(error)));
    }
  };

  const change = () => {
    setNotice(null);
    setStep('details');
  };

  return { step, intent, notice, start, change };
}
