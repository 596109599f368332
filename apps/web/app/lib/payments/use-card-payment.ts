import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { usePollUntilSettled } from '../use-poll-until-settled.ts';
import { type CardPayment, confirmCardPayment, type PaymentOutcome } from './confirm-card-payment.ts';
import { findLostPayment } from './find-lost-payment.ts';
import { getUnknownOutcomeNotice, type PaymentNotice } from './payment-notices.ts';
import { usePaymentFormWatchdog } from './use-payment-form-watchdog.ts';

interface CardPaymentWish extends CardPayment {
  /** Confirms the form: charges the card by default, or saves it. */
  confirm?: typeof confirmCardPayment;
  /** Runs before the card is confirmed. If it resolves with false, nothing is paid and the page shows why. */
  mayPay?: () => Promise<boolean>;
  /** Reports when confirming starts or stops. */
  onPaying: (paying: boolean) => void;
  onPaid: () => Promise<void>;
}

/**
 * Tracks whether Stripe's form is ready, pays, and returns the notice to show. While the outcome is unknown it polls,
 * and continues once the payment has succeeded.
 */
export function useCardPayment({
  confirm = confirmCardPayment,
  mayPay,
  onPaying,
  onPaid,
  ...payment
}: CardPaymentWish) {
  const { notices } = payment;
  const stripe = useStripe();
  const elements = useElements();
  const area = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const [unheard, setUnheard] = useState(false);
  const mounting = usePaymentFormWatchdog(area, ready);
  const pressed = useRef(0);
  const end = async (outcome: PaymentOutcome) => {
    setUnheard(!outcome.paid && outcome.unheard === true);
    onPaying(outcome.paid);
    if (outcome.paid) return onPaid();
    setNotice(outcome.notice);
  };
  const pay = async () => {
    if (!ready) return setNotice(notices.formNotReady);
    if (!stripe || !elements) return setNotice(notices.stripeNotReady);
    pressed.current += 1;
    setNotice(null);
    setUnheard(false);
    onPaying(true);
    if (mayPay && !(await mayPay())) return onPaying(false);
    await end(await confirm(stripe, elements, payment));
  };
  const looking = usePollUntilSettled(unheard, async () => {
    const press = pressed.current;
    const outcome = stripe && (await findLostPayment(stripe, payment.clientSecret, notices));
    if (press !== pressed.current) return;
    if (outcome) await end(outcome);
    else setNotice(getUnknownOutcomeNotice(notices));
  });
  const arrived = () => {
    setReady(true);
    setNotice(null);
  };
  const failed = () => setNotice(notices.areaNotReady);
  const said = looking && notice === notices.unknown ? notices.looking : notice;
  return { area, ready, notice: mounting === 'failed' ? notices.areaNotReady : said, pay, arrived, failed };
}
