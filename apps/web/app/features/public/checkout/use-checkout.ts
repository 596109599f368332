import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { saveMissingProfileName } from '../../../lib/session/save-missing-profile-name.ts';
import { removeHold } from '../../../lib/storage/held-places.ts';
import { describeCancellationTerms, describeSessionCancellationTerms } from './cancellation-terms.ts';
import { buildCompletionUrl } from './checkout-urls.ts';
import { getClassDay } from './get-class-day.ts';
import { getHoldPhase } from './hold-phase.ts';
import type { HoldClock } from './hold-timer.tsx';
import type { CheckoutPaymentMethod, PickedPaymentMethod } from './payment-method.ts';
import { resetOrderDraftAfterBooking } from './saved-order-draft.ts';
import { useBooker } from './use-booker.ts';
import { useGuestOrder } from './use-guest-order.ts';
import { usePaymentMethod } from './use-payment-method.ts';
import { type PaymentStep, usePaymentStep } from './use-payment-step.ts';
import type { QuoteQuery } from './use-quote.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSyncPaymentWithCode } from './use-sync-payment-with-code.ts';

interface CheckoutEvents {
  /**
   * Called when checkout opens for a logged-in member, and after each login or logout. The hold must then move to the
   * current member or guest.
   */
  onMember: () => Promise<void>;
  /** Called when the hold has expired, or when the server reports that the hold or the class has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentResponse) => void;
  /** Refetches the hold. Returns false when the class has changed. */
  onCheckHold: () => Promise<boolean>;
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/**
 * Manages checkout of a hold that isn't booked yet. Continues after the hold has expired, because the customer can hold
 * the places again.
 */
export function useCheckout(
  hold: HoldClassResponse,
  { onMember, onEnded, onOpened, onCheckHold }: CheckoutEvents,
) {
  const form = useGuestOrder(hold.class.classId, hold.places);
  const transferHold = () => {
    payment.reset();
    return onMember();
  };
  const booker = useBooker(transferHold, form.fillIn);
  const paying = usePaymentMethod(hold, booker);
  const { quoting, method, bill } = paying;
  const finish = useFinish(hold);
  const [atBank, setAtBank] = useState(false);
  const clock = useHoldClock(hold, atBank, onEnded);
  const order = {
    details: booker.details ?? form.order.details,
    additionalAttendees: form.order.additionalAttendees,
  };
  const saveTypedName = () => {
    if (booker.user && !booker.details) saveMissingProfileName(form.order.details);
  };
  const payment = usePaymentStep({
    order,
    onHoldChanged: onEnded,
    onBooked: (url) => {
      saveTypedName();
      finish.show(url);
    },
    onOpened: (intent) => {
      saveTypedName();
      quoting.expectTotal(intent.amount);
      onOpened(intent);
    },
    onPriceChanged: paying.refetchQuote,
  });
  const actions = createActions({
    hold,
    paying,
    payment,
    ready: () => form.attempt(booker.details !== null),
  });
  const ended = clock.phase === 'ended';
  useSyncPaymentWithCode({ payment, paying, paused: ended || atBank, open: actions.openForm });
  const withoutCode = method.by === 'credit' || ended || atBank || (booker.user && !paying.methodsReady);
  return {
    hold,
    form,
    booker,
    order,
    payment,
    clock,
    ended,
    ...paying,
    ...actions,
    /** Whether 3-D Secure or the payment is in progress. */
    paying: atBank,
    setPaying: setAtBank,
    mayPay: onCheckHold,
    terms: getCancellationTerms(hold, method, bill.toPayPence),
    complete: finish.complete,
    /** Promo code form; null where promo codes don't apply. */
    promo: withoutCode ? null : toPromoProps(quoting),
  };
}

interface ActionsInput {
  hold: HoldClassResponse;
  paying: ReturnType<typeof usePaymentMethod>;
  payment: PaymentStep;
  /** Validates the form. Returns whether it is valid. */
  ready: () => boolean;
}

function createActions({ hold, paying, payment, ready }: ActionsInput) {
  const { method, bill, quoting, picked } = paying;
  const start = (autoOpened: boolean, of = hold) =>
    void payment.start(of, { code: quoting.code, chosen: picked === 'card' }, autoOpened);
  return {
    /** Validates the form, then books or opens the card payment. */
    submit: () => {
      paying.clearCreditRejection();
      if (!ready()) return;
      if (method.by === 'credit') void payment.book(hold, { entitlementId: method.credit.entitlementId });
      else if (bill.toPayPence === 0) void payment.book(hold, { code: quoting.code });
      else start(false);
    },
    pick: (next: PickedPaymentMethod) => {
      paying.pick(next);
      payment.change();
    },
    /** Opens the card payment, even if a session would pay. `of` is the hold to pay for, which may be new. */
    openForm: (of = hold) => start(true, of),
  };
}

function toPromoProps(quoting: QuoteQuery) {
  const { quote, code, applyCode, removeCode, giftCard } = quoting;
  return {
    code,
    giftCard,
    isEffective: !quote || quote.card.prices.some(({ discount }) => discount?.code === code),
    onApply: (typed: string) => applyCode(typed.toUpperCase()),
    onRemove: removeCode,
  };
}

function getCancellationTerms(
  { class: slot }: HoldClassResponse,
  method: CheckoutPaymentMethod,
  toPayPence: number,
): string {
  const startsAt = new Date(slot.start);
  // An unlimited entitlement has no session to return.
  return method.by === 'credit' && method.credit.sessionsLeft !== null
    ? describeSessionCancellationTerms(startsAt, getServerTime(), method.credit.cancellationNote)
    : describeCancellationTerms(startsAt, getServerTime(), toPayPence > 0);
}

/** Returns functions that navigate to the confirmation page, which replaces checkout in the history. */
function useFinish(hold: HoldClassResponse) {
  const navigate = useNavigate();
  const show = (url: string) => {
    resetOrderDraftAfterBooking();
    removeHold(hold.holdId);
    void navigate(url, { replace: true });
  };
  /** Opens the confirmation page, which confirms the payment, just as it does after a return from the bank's page. */
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
  const notifyEnded = useEffectEvent(onEnded);
  useEffect(() => {
    if (phase === 'ended') notifyEnded();
  }, [phase]);
  return { phase, secondsLeft };
}
