import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CardPayment, confirmCardPayment, type PaymentOutcome } from './confirm-card-payment.ts';
import { maxPolls, pollMs } from './payment-attempts.ts';
import { getUnknownOutcomeNotice, type PaymentNotice } from './payment-notices.ts';
import { retrievePaymentOutcome } from './retrieve-payment-outcome.ts';
import { usePaymentFormWatchdog } from './use-payment-form-watchdog.ts';

interface UseCardPaymentOptions extends CardPayment {
  /** Confirms the form. By default it charges the card; pass `saveCard` to save it. */
  confirm?: typeof confirmCardPayment;
  /**
   * Runs before the card is confirmed. If the callback resolves with false, nothing is paid and the page
   * shows why.
   */
  mayPay?: () => Promise<boolean>;
  /** Called with true when confirming starts, and with whether the payment succeeded when it ends. */
  onPaying: (paying: boolean) => void;
  onPaid: () => Promise<void>;
}

/**
 * Latest attempt to find the outcome of a payment whose response was lost. `outcome` is null as long as it is
 * unknown.
 */
interface PolledOutcome {
  outcome: PaymentOutcome | null;
  polls: number;
}

const neverPolled: PolledOutcome = { outcome: null, polls: 0 };

/**
 * Manages a card payment: whether Stripe's form is ready, whether a payment is in progress, and the notice to show.
 * While the outcome is unknown, polls for it, and continues once the payment has succeeded.
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
  const [attempt, setAttempt] = useState(0);
  const handleOutcome = async (outcome: PaymentOutcome) => {
    setOutcomeUnknown(!outcome.paid && outcome.outcomeUnknown === true);
    onPaying(outcome.paid);
    if (outcome.paid) return onPaid();
    setNotice(outcome.notice);
  };
  const pay = async () => {
    if (!ready) return setNotice(notices.formNotReady);
    if (!stripe || !elements) return setNotice(notices.stripeNotReady);
    setAttempt((before) => before + 1);
    setNotice(null);
    setOutcomeUnknown(false);
    onPaying(true);
    if (mayPay && !(await mayPay())) return onPaying(false);
    await handleOutcome(await confirm(stripe, elements, payment));
  };
  // The query key contains the attempt, so that the outcome of an earlier attempt doesn't count for this one.
  const queryKey = ['lost-payment', payment.clientSecret, attempt];
  const { data: lost } = useQuery({
    queryKey,
    queryFn: async ({ client }): Promise<PolledOutcome> => {
      const outcome = stripe && (await retrievePaymentOutcome(stripe, payment.clientSecret, notices));
      return { outcome, polls: (client.getQueryData<PolledOutcome>(queryKey)?.polls ?? 0) + 1 };
    },
    enabled: outcomeUnknown,
    networkMode: 'online',
    // Delays the first poll by one interval, because the payment may still be in progress.
    initialData: neverPolled,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && !data.outcome && data.polls < maxPolls ? pollMs : false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const handlePoll = useEffectEvent(({ outcome, polls }: PolledOutcome) => {
    if (!outcomeUnknown || polls === 0) return;
    if (outcome) void handleOutcome(outcome);
    else setNotice(getUnknownOutcomeNotice(notices));
  });
  useEffect(() => handlePoll(lost), [lost]);
  const isPolling = outcomeUnknown && lost.polls < maxPolls;
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
