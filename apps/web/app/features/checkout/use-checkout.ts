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
  /** Somebody has signed in or out: the hold has to change hands. */
  onMember: () => Promise<void>;
  /** The hold's time is over, or the server says that it has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentResponse) => void;
  /** Reads the hold once more; false when the class has changed. */
  onLook: () => Promise<boolean>;
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** All that happens to a hold between its first second and its booking, or its end. */
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
    /** The bank is being asked. */
    paying: atBank,
    setPaying: setAtBank,
    mayPay: onLook,
    /** What cancelling gives back, and until when. */
    terms: termsOf(hold, way, bill.toPayPence),
    complete: finish.complete,
    /** Null where a code takes nothing off. */
    promo: withoutCode ? null : promoOf(quoting),
  };
}

interface ActParts {
  hold: HoldClassResponse;
  paying: ReturnType<typeof usePaymentMethod>;
  payment: PaymentStep;
  /** Judges what is typed. */
  ready: () => boolean;
}

function actsOf({ hold, paying, payment, ready }: ActParts) {
  const { way, bill, quoting, picked } = paying;
  const start = (unasked: boolean, of = hold) =>
    void payment.start(of, { code: quoting.code, chosen: picked === 'card' }, unasked);
  return {
    /** Books, or goes on to the card, when everything is there. */
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
    /** Opens the payment without a press that would book, also of a hold that was placed again. */
    openForm: (of = hold) => start(true, of),
  };
}

/** The code, and what can be done with it. */
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
  // What is unlimited has no session to give back.
  return way.by === 'credit' && way.credit.sessionsLeft !== null
    ? describeCreditCancellationTerms(startsAt, getServerTime(), way.credit.onCancel)
    : describeCancellationTerms(startsAt, getServerTime(), toPayPence > 0);
}

/** From money or a credit to the confirmation, which replaces checkout in the history. */
function useFinish(hold: HoldClassResponse) {
  const navigate = useNavigate();
  const show = (address: string) => {
    resetOrderDraftAfterBooking();
    removeHold(hold.holdId);
    void navigate(address, { replace: true });
  };
  /** The page that it leads to confirms the payment, once for every way to it. */
  const complete = (intentId: string) => {
    const { holdId, class: slot } = hold;
    show(buildCompletionUrl({ classId: slot.classId, holdId, date: getClassDay(slot), intentId }));
  };
  return { show, complete };
}

/** Where the hold stands, second by second; tells once when it has ended, to learn how many places are free then. */
function useHoldClock(hold: HoldClassResponse, confirming: boolean, onEnded: () => void): HoldClock {
  const secondsLeft = useSecondsLeft(hold.holdExpiresAt);
  const phase = getHoldPhase({ status: hold.status, secondsLeft, confirming });
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (phase === 'ended') tell();
  }, [phase]);
  return { phase, secondsLeft };
}
