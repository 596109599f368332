import { Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CardFields } from './card-fields.tsx';
import type { GuestOrder } from './guest-order.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { type PaymentNotice, paymentNotices } from './payment-messages.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { stripeLook } from './stripe-appearance.ts';
import { takePayment } from './take-payment.ts';
import { useMountCheck } from './use-mount-check.ts';

export interface PaymentFormProps {
  stripe: Stripe;
  intent: CreateIntentAnswer;
  hold: HoldAnswer;
  order: GuestOrder;
  /** The hold has ended: nothing can be paid until it is held again. */
  ended: boolean;
  /** The bank is being asked. */
  paying: boolean;
  onPaying: (paying: boolean) => void;
  /** The money is taken: confirm and show. */
  onPaid: (intentId: string) => Promise<void>;
  /** Mounts the whole form anew. */
  onRestart: () => void;
}

/** The provider's form in our frame, with the one button that pays. Loaded with the provider's library, never before. */
export function PaymentForm(props: PaymentFormProps) {
  const { stripe, intent } = props;
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: intent.clientSecret, locale: 'en-GB', ...stripeLook(location.origin) }}
    >
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm(props: PaymentFormProps) {
  const { intent, ended, paying, onRestart } = props;
  const area = useRef<HTMLDivElement>(null);
  const card = useCardPayment(props);
  const mounting = useMountCheck(area, card.ready);
  const notice = mounting === 'failed' ? paymentNotices.areaNotReady : card.notice;
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!paying && !ended) void card.pay();
  };
  const look = { size: 'large', wide: true, busyLabel: 'Paying' } as const;
  return (
    <form noValidate onSubmit={submit}>
      {notice && <PaymentProblem notice={notice} onRetry={onRestart} />}
      <PaymentFrame
        busy={!card.ready}
        ended={ended}
        fields={<CardFields area={area} ready={card.ready} onReady={card.arrived} onFailed={card.failed} />}
        button={
          <Button type="submit" {...look} busy={paying} disabled={ended} unready={!card.ready}>
            Pay {formatPriceShort(penceFromPounds(intent.amount), intent.currency)}
          </Button>
        }
      />
    </form>
  );
}

/** Whether the provider's fields are there, the one act of paying, and what to say about both. */
function useCardPayment({ intent, hold, order, onPaying, onPaid }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const pay = async () => {
    if (!ready) return setNotice(paymentNotices.formNotReady);
    if (!stripe || !elements) return setNotice(paymentNotices.stripeNotReady);
    setNotice(null);
    onPaying(true);
    const outcome = await takePayment({ stripe, elements, intent, hold, order });
    if (outcome.paid) return onPaid(outcome.intentId);
    onPaying(false);
    setNotice(outcome.notice);
  };
  const arrived = () => {
    setReady(true);
    setNotice(null);
  };
  const failed = () => setNotice(paymentNotices.areaNotReady);
  return { ready, notice, pay, arrived, failed };
}
