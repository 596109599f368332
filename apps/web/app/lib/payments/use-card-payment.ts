import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import type { PaymentNotice } from './payment-messages.ts';
import { type CardPayment, takePayment } from './take-payment.ts';
import { useMountCheck } from './use-mount-check.ts';

interface CardPaymentWish extends CardPayment {
  /** What the form does: takes the payment, unless it saves the card. */
  confirm?: typeof takePayment;
  /** The bank is being asked, or not any more. */
  onPaying: (paying: boolean) => void;
  /** The money is taken: confirm and show. */
  onPaid: () => Promise<void>;
}

/** Whether the provider's fields are there, the one act of paying, and what to say about both. */
export function useCardPayment({ confirm = takePayment, onPaying, onPaid, ...payment }: CardPaymentWish) {
  const { notices } = payment;
  const stripe = useStripe();
  const elements = useElements();
  const area = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const mounting = useMountCheck(area, ready);
  const pay = async () => {
    if (!ready) return setNotice(notices.formNotReady);
    if (!stripe || !elements) return setNotice(notices.stripeNotReady);
    setNotice(null);
    onPaying(true);
    const outcome = await confirm(stripe, elements, payment);
    if (outcome.paid) return onPaid();
    onPaying(false);
    setNotice(outcome.notice);
  };
  const arrived = () => {
    setReady(true);
    setNotice(null);
  };
  const failed = () => setNotice(notices.areaNotReady);
  return { area, ready, notice: mounting === 'failed' ? notices.areaNotReady : notice, pay, arrived, failed };
}
