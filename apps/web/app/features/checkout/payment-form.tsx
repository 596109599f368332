import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripePaymentElementOptions } from '@stripe/stripe-js';
import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { GuestOrder } from './guest-order.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { type PaymentNotice, paymentNotices } from './payment-messages.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { CardOutline } from './payment-skeleton.tsx';
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

const elementOptions: StripePaymentElementOptions = {
  layout: 'tabs',
  defaultValues: { billingDetails: { address: { country: 'GB' } } },
};

function CardForm({ intent, hold, order, ended, paying, onPaying, onPaid, onRestart }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const area = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const mounting = useMountCheck(area, ready);
  const shown = mounting === 'failed' ? paymentNotices.areaNotReady : notice;

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

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!paying && !ended) void pay();
      }}
    >
      {shown && <PaymentProblem notice={shown} onRetry={onRestart} />}
      <PaymentFrame
        busy={!ready}
        ended={ended}
        fields={
          <>
            {!ready && <CardOutline />}
            <div ref={area} className={ready ? '' : 'absolute inset-5 opacity-0'}>
              <PaymentElement
                options={elementOptions}
                onReady={() => {
                  setReady(true);
                  setNotice(null);
                }}
                onLoadError={() => setNotice(paymentNotices.areaNotReady)}
              />
            </div>
          </>
        }
        button={
          <Button
            type="submit"
            size="large"
            wide
            busy={paying}
            busyLabel="Paying"
            disabled={ended}
            unready={!ready}
          >
            Pay {formatPriceShort(penceFromPounds(intent.amount), intent.currency)}
          </Button>
        }
      />
    </form>
  );
}
