import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { createLatestOnlyQueue } from '../../../lib/payments/latest-only-queue.ts';
import { savePayingCustomer } from '../../../lib/payments/paying-customer.ts';
import { getPaymentNotOpenedNotice, type PaymentNotice } from '../../../lib/payments/payment-notices.ts';
import {
  bookWithoutPayment,
  type CardlessBookingOptions,
  type CardPaymentOptions,
  createPaymentIntent,
} from './checkout-api.ts';
import { checkoutPaymentNotices, getNotBookedNotice } from './checkout-payment-notices.ts';
import { buildUnpaidConfirmationUrl } from './checkout-urls.ts';
import { type GuestOrder, toCustomerDto } from './guest-order.ts';

/** Step of checkout: typing the details, opening the payment or booking without one, or entering the card. */
export type CheckoutStep = 'details' | 'opening' | 'payment';

export interface PaymentStep {
  step: CheckoutStep;
  /**
   * Open payment; null without one. It stays open while the customer edits the details, so that Stripe's form keeps a
   * typed card.
   */
  intent: CreateIntentResponse | null;
  /** Options of the open or opening payment; null when there is none. */
  paymentOptions: CardPaymentOptions | null;
  notice: PaymentNotice | null;
  /**
   * Opens the payment of a hold. `autoOpened`: the customer clicked nothing, so a free class isn't booked
   * automatically.
   */
  start: (hold: HoldClassResponse, paymentOptions: CardPaymentOptions, autoOpened?: boolean) => Promise<void>;
  /** Books with a session, or books a free class. */
  book: (hold: HoldClassResponse, paymentOptions: CardlessBookingOptions) => Promise<void>;
  /** Returns to the details step. If a payment is still opening, its form isn't shown. */
  change: () => void;
  /** Discards the payment, because another member or guest checks out now. */
  reset: () => void;
}

interface PaymentStepOptions {
  order: GuestOrder;
  /**
   * Called when the payment is open. `intent` extends the hold, or contains a new hold if the old one had
   * expired.
   */
  onOpened: (intent: CreateIntentResponse) => void;
  /** Called when the server reports that the hold or the class has changed. */
  onHoldChanged: () => void;
  /** Called when the price differs from the shown one, or the chosen entitlement no longer pays. */
  onPriceChanged: (creditRejected: boolean) => void;
  /** Called when the place is booked without payment. `url` is the confirmation page. */
  onBooked: (url: string) => void;
}

/** Error codes after which the hold or the class has changed. Separate notices explain these errors. */
const holdErrorCodes = new Set(['slot_unavailable', 'hold_expired', 'class_changed']);

/** Error codes that the payment method picker explains after a refetch. */
const creditErrorCodes = new Set(['entitlement_used_up', 'not_covered']);

/** Error codes after which the payment methods or the price must be refetched. */
const priceErrorCodes = new Set([
  ...creditErrorCodes,
  'payment_required',
  'no_payment_required',
  'promo_refused',
]);

export function usePaymentStep(options: PaymentStepOptions): PaymentStep {
  const { order, onOpened, onHoldChanged, onPriceChanged, onBooked } = options;
  const [step, setStep] = useState<CheckoutStep>('details');
  const [intent, setIntent] = useState<CreateIntentResponse | null>(null);
  const [paymentOptions, setPaymentOptions] = useState<CardPaymentOptions | null>(null);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const [opening] = useState(createLatestOnlyQueue);

  const stepTo = (next: CheckoutStep, by: CardPaymentOptions | null) => {
    setStep(next);
    setPaymentOptions(by);
  };

  const handleError = (error: unknown, errorNotice: PaymentNotice) => {
    stepTo('details', null);
    const { code } = toApiFailure(error);
    if (holdErrorCodes.has(code)) return onHoldChanged();
    if (priceErrorCodes.has(code)) onPriceChanged(creditErrorCodes.has(code));
    if (!creditErrorCodes.has(code)) setNotice(errorNotice);
  };

  const book = async (hold: HoldClassResponse, by: CardlessBookingOptions) => {
    opening.drop();
    setNotice(null);
    stepTo('opening', null);
    try {
      const { bookingId, links } = await bookWithoutPayment(hold, order, by);
      onBooked(buildUnpaidConfirmationUrl(bookingId, links.booking));
    } catch (error) {
      handleError(error, getNotBookedNotice(error));
    }
  };

  const start = async (hold: HoldClassResponse, by: CardPaymentOptions, autoOpened = false) => {
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
      // Expected: a free class is booked without a card (handbook: paying 2).
      const nothingDue = toApiFailure(error).code === 'no_payment_required';
      if (nothingDue && !autoOpened) return book(hold, { code: by.code });
      handleError(error, getPaymentNotOpenedNotice(checkoutPaymentNotices, toApiFailure(error)));
    }
  };

  const change = () => {
    opening.drop();
    setNotice(null);
    stepTo('details', null);
  };

  const reset = () => {
    change();
    setIntent(null);
  };

  return { step, intent, paymentOptions, notice, start, book, change, reset };
}
