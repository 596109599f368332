import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { removeHold } from '../../lib/held-places.ts';
import { saveMissingProfileName } from '../../lib/save-missing-profile-name.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { describeCancellationTerms, describeCreditCancellationTerms } from './cancellation-terms.ts';
import { buildCompletionUrl } from './checkout-urls.ts';
import { getClassDay } from './get-class-day.ts';
import { getHoldPhase } from './hold-phase.ts';
import type { HoldClock } from './hold-timer.tsx';
import type { PaymentMethod, PickedPaymentMethod } from './payment-method.ts';
import { resetOrderDraftAfterBooking } from './saved-order-draft.ts';
import { useBooker } from './use-booker.ts';
import { useGuestOrder } from './use-guest-order.ts';
import { usePaymentMethod } from './use-payment-method.ts';
import { type PaymentStep, usePaymentStep } from './use-payment-step.ts';
import type { QuoteQuery } from './use-quote.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSyncPaymentWithCode } from './use-sync-payment-with-code.ts';

interface CheckoutEvents {
  /** The member has logged in or out, so the hold must move to the new holder. */
  onMember: () => Promise<void>;
  /** The hold has expired, or the server says that it has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentResponse) => void;
  /** Refetches the hold. Returns false when the class has changed. */
  onLook: () => Promise<boolean>;
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** Runs checkout from a live hold until it is booked or expires. */
export function useCheckout(
  hold: HoldClassResponse,
  { onMember, onEnded, onOpened, onLook }: CheckoutEvents,
) {
  const form = useGuestOrder(hold.class.classId, hold.places);
  const handOver = () => {
    payment.forget();
    return onMember();
  };
  const booker = useBooker(handOver, form.fillIn);
  const paying = usePaymentMethod(hold, booker);
  const { quoting, way, bill } = paying;
  const finish = useFinish(hold);
  const [atBank, setAtBank] = useState(false);
  const clock = useHoldClock(hold, atBank, onEnded);
  const order = { details: booker.details ?? form.order.details, further: form.order.further };
  const keepTyped = () => {
    if (booker.user && !booker.details) saveMissingProfileName(form.order.details);
  };
  const payment = usePaymentStep({
    order,
    onHoldChanged: onEnded,
    onBooked: (address) => {
      keepTyped();
      finish.show(address);
    },
    onOpened: (intent) => {
      keepTyped();
      quoting.expectTotal(intent.amount);
      onOpened(intent);
    },
    onPriceChanged: paying.askAnew,
  });
  const acts = actsOf({ hold, paying, payment, ready: () => form.attempt(booker.details !== null) });
  const ended = clock.phase === 'ended';
  useSyncPaymentWithCode({ payment, paying, still: ended || atBank, open: acts.openForm });
  const withoutCode = way.by === 'credit' || ended || atBank || (booker.user && !paying.known);
  return {
    hold,
    form,
    booker,
    order,
    payment,
    clock,
    ended,
    ...paying,
    ...acts,
    /** 3-D Secure or the payment is in progress. */
    paying: atBank,
    setPaying: setAtBank,
    mayPay: onLook,
    terms: termsOf(hold, way, bill.toPayPence),
    complete: finish.complete,
    /** Null where promo codes don't apply. */
    promo: withoutCode ? null : promoOf(quoting),
  };
}

interface ActParts {
  hold: HoldClassResponse;
  paying: ReturnType<typeof usePaymentMethod>;
  payment: PaymentStep;
  /** Validates the form. */
  ready: () => boolean;
}

function actsOf({ hold, paying, payment, ready }: ActParts) {
  const { way, bill, quoting, picked } = paying;
  const start = (unasked: boolean, of = hold) =>
    void payment.start(of, { code: quoting.code, chosen: picked === 'card' }, unasked);
  return {
    /** Validates the form, then books or opens the card payment. */
    act: () => {
      paying.settleCredit();
      if (!ready()) return;
      if (way.by === 'credit') void payment.book(hold, { entitlementId: way.credit.entitlementId });
      else if (bill.toPayPence === 0) void payment.book(hold, { code: quoting.code });
      else start(false);
    },
    pick: (next: PickedPaymentMethod) => {
      paying.pick(next);
      payment.change();
    },
    /** Opens the payment without ever booking instead. `of` may be a new hold. */
    openForm: (of = hold) => start(true, of),
  };
}

function promoOf(quoting: QuoteQuery) {
  const { quote, code, applyCode, removeCode, giftCard } = quoting;
  return {
    code,
    giftCard,
    counts: !quote || quote.card.prices.some(({ discount }) => discount?.code === code),
    onApply: (typed: string) => applyCode(typed.toUpperCase()),
    onRemove: () => void removeCode(),
  };
}

function termsOf({ class: slot }: HoldClassResponse, way: PaymentMethod, toPayPence: number): string {
  const startsAt = new Date(slot.start);
  // Unlimited credits have no session to return.
  return way.by === 'credit' && way.credit.sessionsLeft !== null
    ? describeCreditCancellationTerms(startsAt, getServerTime(), way.credit.onCancel)
    : describeCancellationTerms(startsAt, getServerTime(), toPayPence > 0);
}

/** Navigates to the confirmation page, which replaces checkout in the history. */
function useFinish(hold: HoldClassResponse) {
  const navigate = useNavigate();
  const show = (address: string) => {
    resetOrderDraftAfterBooking();
    removeHold(hold.holdId);
    void navigate(address, { replace: true });
  };
  /** Leaves confirming the payment to the confirmation page, which does it for every return path. */
  const complete = (intentId: string) => {
    const { holdId, class: slot } = hold;
    show(buildCompletionUrl({ classId: slot.classId, holdId, date: getClassDay(slot), intentId }));
  };
  return { show, complete };
}

/** Ticks every second. Calls `onEnded` once when the hold ends, to refetch how many places are free. */
function useHoldClock(hold: HoldClassResponse, confirming: boolean, onEnded: () => void): HoldClock {
  const secondsLeft = useSecondsLeft(hold.holdExpiresAt);
  const phase = getHoldPhase({ status: hold.status, secondsLeft, confirming });
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (phase === 'ended') tell();
  }, [phase]);
  return { phase, secondsLeft };
}
