import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { penceFromPounds } from '@studio/domain/money/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { serverNow } from '../../lib/server-clock.ts';
import { billOf } from './bill.ts';
import { cancelTerms, creditCancelTerms } from './cancel-terms.ts';
import { completionAddress } from './checkout-addresses.ts';
import { confirmPayment } from './checkout-api.ts';
import { classDay } from './class-day.ts';
import { holdPhase } from './hold-phase.ts';
import type { HoldClock } from './hold-timer.tsx';
import { settleKeptOrder } from './kept-order.ts';
import { useBooker } from './use-booker.ts';
import { useGuestOrder } from './use-guest-order.ts';
import { usePaymentStep } from './use-payment-step.ts';
import { type Quoting, useQuote } from './use-quote.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { type Picked, type WayToPay, wayToPay } from './way-to-pay.ts';

interface CheckoutEvents {
  /** Somebody has signed in or out: the hold has to change hands. */
  onMember: () => Promise<void>;
  /** The hold's time is over, or the server says that it has changed. */
  onEnded: () => void;
  onOpened: (intent: CreateIntentAnswer) => void;
}

export type CheckingOut = ReturnType<typeof useCheckout>;

/** All that happens to a hold between its first second and its booking, or its end. */
export function useCheckout(hold: HoldAnswer, { onMember, onEnded, onOpened }: CheckoutEvents) {
  const form = useGuestOrder(hold.class.classId, hold.places);
  const booker = useBooker(async () => {
    payment.forget();
    await onMember();
  }, form.fillIn);
  const quoting = useQuote(hold, !booker.settling);
  const { code } = quoting;
  const picking = usePick(booker.user?.id ?? null);
  const way = wayToPay(quoting.quote, picking.picked);
  const bill = billOf(hold, quoting.quote, way);
  const cardBill = billOf(hold, quoting.quote, { by: 'card' });
  const finish = useFinish(hold);
  const [creditGone, setCreditGone] = useState(false);
  const [paying, setPaying] = useState(false);
  const clock = useHoldClock(hold, paying, onEnded);
  const order = { details: booker.details ?? form.order.details, further: form.order.further };

  const payment = usePaymentStep({
    order,
    onHoldChanged: onEnded,
    onBooked: finish.show,
    onOpened: (intent) => {
      if (penceFromPounds(intent.amount) !== bill.toPayPence) void quoting.reload();
      onOpened(intent);
    },
    onPriceChanged: (gone) => {
      setCreditGone(gone);
      void quoting.reload();
    },
  });

  const start = (unasked: boolean, next = code, of = hold) =>
    payment.start(of, { code: next, chosen: picking.picked === 'card' }, unasked);
  const act = () => {
    setCreditGone(false);
    if (!form.attempt(booker.details !== null)) return;
    if (way.by === 'credit') void payment.book(hold, { entitlementId: way.credit.entitlementId });
    else if (bill.toPayPence === 0) void payment.book(hold, { code });
    else void start(false);
  };
  const pick = (picked: Picked) => {
    setCreditGone(false);
    picking.pick(picked);
    payment.change();
  };
  const ended = clock.phase === 'ended';
  return {
    hold,
    form,
    booker,
    quoting,
    way,
    bill,
    cardBill,
    /** A card pays, and something is to pay. */
    byCard: way.by === 'card' && bill.toPayPence > 0,
    /** What a member can pay with is known, or the card was chosen without knowing. */
    known:
      !booker.settling &&
      (quoting.state.at === 'shown' || (quoting.state.at === 'failed' && picking.picked === 'card')),
    payment,
    order,
    clock,
    ended,
    paying,
    setPaying,
    /** A credit was used up, or does not cover the class any more, since it was quoted. */
    creditGone,
    /** What cancelling gives back, and until when. */
    terms: termsOf(hold, way, bill.toPayPence),
    /** Books, or goes on to the card, when everything is there. */
    act,
    pick,
    /** Opens the payment, also of a hold that was placed again; `unasked` without a press that would book. */
    openForm: (unasked = false, of = hold) => void start(unasked, code, of),
    confirm: finish.confirm,
    /** Null where a code takes nothing off. */
    promo:
      way.by === 'credit' || ended || paying
        ? null
        : promoOf(quoting, (next) => payment.step === 'payment' && void start(true, next)),
  };
}

/** The code, and what follows from it: a payment that is open is opened anew, for what is to pay now. */
function promoOf(quoting: Quoting, reopen: (code: string | null) => void) {
  const { quote, code } = quoting;
  return {
    code,
    counts: !quote || quote.card.prices.some(({ discount }) => discount?.code === code),
    onApply: async (typed: string) => {
      const wanted = typed.toUpperCase();
      const refusal = await quoting.applyCode(wanted);
      if (refusal === null) reopen(wanted);
      return refusal;
    },
    onRemove: () => void quoting.removeCode().then(() => reopen(null)),
  };
}

function termsOf({ class: slot }: HoldAnswer, way: WayToPay, toPayPence: number): string {
  const startsAt = new Date(slot.start);
  return way.by === 'credit'
    ? creditCancelTerms(startsAt, serverNow(), way.credit.onCancel)
    : cancelTerms(startsAt, serverNow(), toPayPence > 0);
}

/** What somebody has picked to pay with; nobody else's pick counts. */
function usePick(memberId: string | null) {
  const [pick, setPick] = useState<{ by: string | null; picked: Picked } | null>(null);
  return {
    picked: pick && pick.by === memberId ? pick.picked : null,
    pick: (picked: Picked) => setPick({ by: memberId, picked }),
  };
}

/** From money or a credit to the confirmation, which replaces checkout in the history. */
function useFinish(hold: HoldAnswer) {
  const navigate = useNavigate();
  const show = (address: string) => {
    settleKeptOrder();
    void navigate(address, { replace: true });
  };
  const confirm = async (intentId: string) => {
    // Whatever this says, the confirmation page asks again and shows how it stands.
    await confirmPayment(hold, intentId).catch(() => null);
    const { holdId, class: slot } = hold;
    show(completionAddress({ classId: slot.classId, holdId, date: classDay(slot), intentId }));
  };
  return { show, confirm };
}

/** Where the hold stands, second by second; tells once when it has ended, to learn how many places are free then. */
function useHoldClock(hold: HoldAnswer, confirming: boolean, onEnded: () => void): HoldClock {
  const secondsLeft = useSecondsLeft(hold.holdExpiresAt);
  const phase = holdPhase({ status: hold.status, secondsLeft, confirming });
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (phase === 'ended') tell();
  }, [phase]);
  return { phase, secondsLeft };
}
