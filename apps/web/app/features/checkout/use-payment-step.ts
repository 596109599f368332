import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useState } from 'react';
import { latestOnly } from '../../lib/payments/latest-only.ts';
import { savePayingCustomer } from '../../lib/payments/paying-customer.ts';
import { getNotStartedNotice, type PaymentNotice } from '../../lib/payments/payment-notices.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import {
  bookWithoutPayment,
  type CardlessBookingOptions,
  type CardPaymentOptions,
  createPaymentIntent,
} from './checkout-api.ts';
import { checkoutPaymentNotices, getNotBookedNotice } from './checkout-payment-notices.ts';
import { buildFreeCompletionUrl } from './checkout-urls.ts';
import { type GuestOrder, toCustomerDto } from './guest-order.ts';

/** Details are typed, the payment is being opened (or a place booked without one), or the card is asked for. */
export type CheckoutStep = 'details' | 'opening' | 'payment';

export interface PaymentStep {
  step: CheckoutStep;
  /** The open payment; kept while details are changed, so that a typed card is not lost. */
  intent: CreateIntentResponse | null;
  /** How the card pays what is open, or being opened; null while neither is. */
  way: CardPaymentOptions | null;
  notice: PaymentNotice | null;
  /** Opens the payment of a hold. `unasked`: nobody has pressed anything, so nothing is booked instead. */
  start: (hold: HoldClassResponse, way: CardPaymentOptions, unasked?: boolean) => Promise<void>;
  /** Books with a credit, or what costs nothing. */
  book: (hold: HoldClassResponse, way: CardlessBookingOptions) => Promise<void>;
  /** Back to the typed details; a payment that is still being opened is not shown. */
  change: () => void;
  /** Somebody else checks out: their payment is another one. */
  forget: () => void;
}

interface PaymentStepOptions {
  order: GuestOrder;
  /** The payment is open: its hold is kept longer from now on, and may be a new one when the old had lapsed. */
  onOpened: (intent: CreateIntentResponse) => void;
  /** The hold is gone on the server. */
  onHoldChanged: () => void;
  /** The hold costs something else than the page knows, or the credit that was chosen does not pay any more. */
  onPriceChanged: (creditGone: boolean) => void;
  /** The place is booked without payment; the address shows it. */
  onBooked: (address: string) => void;
}

/** Refusals after which the hold is over, or its class another one: their own boxes say so. */
const holdEnds = new Set(['slot_unavailable', 'hold_expired', 'class_changed']);

/** Refusals that the way to pay says itself, once it is asked for anew. */
const creditEnds = new Set(['entitlement_used_up', 'not_covered']);

/** Refusals after which what can be paid with, or how much, is another than the page knows. */
const priceChanges = new Set([...creditEnds, 'payment_required', 'no_payment_required', 'promo_refused']);

/** The way from complete details to the booking, or to the payment form. */
export function usePaymentStep(options: PaymentStepOptions): PaymentStep {
  const { order, onOpened, onHoldChanged, onPriceChanged, onBooked } = options;
  const [step, setStep] = useState<CheckoutStep>('details');
  const [intent, setIntent] = useState<CreateIntentResponse | null>(null);
  const [way, setWay] = useState<CardPaymentOptions | null>(null);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const [opening] = useState(latestOnly);

  const stepTo = (next: CheckoutStep, by: CardPaymentOptions | null) => {
    setStep(next);
    setWay(by);
  };

  const refuse = (error: unknown, said: PaymentNotice) => {
    stepTo('details', null);
    const { code } = toApiFailure(error);
    if (holdEnds.has(code)) return onHoldChanged();
    if (priceChanges.has(code)) onPriceChanged(creditEnds.has(code));
    if (!creditEnds.has(code)) setNotice(said);
  };

  const book = async (hold: HoldClassResponse, by: CardlessBookingOptions) => {
    opening.drop();
    setNotice(null);
    stepTo('opening', null);
    try {
      const { bookingId, links } = await bookWithoutPayment(hold, order, by);
      onBooked(buildFreeCompletionUrl(bookingId, links.booking));
    } catch (error) {
      refuse(error, getNotBookedNotice(error));
    }
  };

  const start = async (hold: HoldClassResponse, by: CardPaymentOptions, unasked = false) => {
    setNotice(null);
    stepTo('opening', by);
    try {
      const opened = await opening.open(() => createPaymentIntent(hold, order, by));
      if (!opened) return;
      savePayingCustomer(opened.paymentIntentId, toCustomerDto(order.details));
      setIntent(opened);
      onOpened(opened);
      setStep('payment');
    } catch (error) {
      // A normal answer: what costs nothing is booked without a card (handbook: paying 2).
      const nothingDue = toApiFailure(error).code === 'no_payment_required';
      if (nothingDue && !unasked) return book(hold, { code: by.code });
      refuse(error, getNotStartedNotice(checkoutPaymentNotices, toApiFailure(error)));
    }
  };

  const change = () => {
    opening.drop();
    setNotice(null);
    stepTo('details', null);
  };

  const forget = () => {
    change();
    setIntent(null);
  };

  return { step, intent, way, notice, start, book, change, forget };
}
