import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { usePollUntilSettled } from '../query/use-poll-until-settled.ts';
import { type CardPayment, confirmCardPayment, type PaymentOutcome } from './confirm-card-payment.ts';
import { findLostPayment } from './find-lost-payment.ts';
import { getUnknownOutcomeNotice, type PaymentNotice } from './payment-notices.ts';
import { usePaymentFormWatchdog } from './use-payment-form-watchdog.ts';

interface UseCardPaymentOptions extends CardPayment {
  /** Confirms the form. By default it charges the card; pass `saveCard` to save it. */
  confirm?: typeof confirmCardPayment;
  /**
   * Runs before the card is confirmed. If the callback resolves with false, nothing is paid and the page
   * shows why.
   */
  mayPay?: () => Promise<boolean>;
  /** Called when confirming starts or stops. */
  onPaying: (paying: boolean) => void;
  onPaid: () => Promise<void>;
}

/**
 * Manages a card payment: whether Stripe's form is ready, paying, and the notice to show. While the outcome
 * is unknown, polls, and continues once the payment has succeeded.
 */
export function useCardPayment({
  confirm = confirmCardPayment,
  mayPay,
  onPaying,
  onPaid,
  ...payment
}: UseCardPaymentOptions) {
  const { notices } = payment;
  const stripe = useStripe();
  const elements = useElements();
  const area = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const [outcomeUnknown, setOutcomeUnknown] = useState(false);
  const mounting = usePaymentFormWatchdog(area, ready);
  const attempts = useRef(0);
  const handleOutcome = async (outcome: PaymentOutcome) => {
    setOutcomeUnknown(!outcome.paid && outcome.outcomeUnknown === true);
    onPaying(outcome.paid);
    if (outcome.paid) return onPaid();
    setNotice(outcome.notice);
  };
  const pay = async () => {
    if (!ready) return setNotice(notices.formNotReady);
    if (!stripe || !elements) return setNotice(notices.stripeNotReady);
    attempts.current += 1;
    setNotice(null);
    setOutcomeUnknown(false);
    onPaying(true);
    if (mayPay && !(await mayPay())) return onPaying(false);
    await handleOutcome(await confirm(stripe, elements, payment));
  };
  const isPolling = usePollUntilSettled(outcomeUnknown, async () => {
    const attempt = attempts.current;
    const outcome = stripe && (await findLostPayment(stripe, payment.clientSecret, notices));
    if (attempt !== attempts.current) return;
    if (outcome) await handleOutcome(outcome);
    else setNotice(getUnknownOutcomeNotice(notices));
  });
  const arrived = () => {
    setReady(true);
    setNotice(null);
  };
  const failed = () => setNotice(notices.areaNotReady);
  const shownNotice = isPolling && notice === notices.unknown ? notices.polling : notice;
  return {
    area,
    ready,
    notice: mounting === 'failed' ? notices.areaNotReady : shownNotice,
    pay,
    arrived,
    failed,
  };
}
