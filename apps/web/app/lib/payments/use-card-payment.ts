import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { useKeepLooking } from '../use-keep-looking.ts';
import { lookForPayment } from './look-for-payment.ts';
import { type PaymentNotice, unheardNotice } from './payment-messages.ts';
import { type CardPayment, type PaymentOutcome, takePayment } from './take-payment.ts';
import { useMountCheck } from './use-mount-check.ts';

interface CardPaymentWish extends CardPayment {
  /** What the form does: takes the payment, unless it saves the card. */
  confirm?: typeof takePayment;
  /** Asked before the bank is; false: nothing is paid, and the page says why. */
  mayPay?: () => Promise<boolean>;
  /** The bank is being asked, or not any more. */
  onPaying: (paying: boolean) => void;
  /** The money is taken: confirm and show. */
  onPaid: () => Promise<void>;
}

/**
 * Whether the provider's fields are there, the one act of paying, and what to say about both. While nobody knows what
 * became of a payment it is looked for, and goes on by itself when it went through.
 */
export function useCardPayment({
  confirm = takePayment,
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
  const mounting = useMountCheck(area, ready);
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
  const looking = useKeepLooking(unheard, async () => {
    const press = pressed.current;
    const outcome = stripe && (await lookForPayment(stripe, payment.clientSecret, notices));
    if (press !== pressed.current) return;
    if (outcome) await end(outcome);
    else setNotice(unheardNotice(notices));
  });
  const arrived = () => {
    setReady(true);
    setNotice(null);
  };
  const failed = () => setNotice(notices.areaNotReady);
  const said = looking && notice === notices.unknown ? notices.looking : notice;
  return { area, ready, notice: mounting === 'failed' ? notices.areaNotReady : said, pay, arrived, failed };
}
