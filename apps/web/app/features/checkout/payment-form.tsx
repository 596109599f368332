import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { stripeLook } from '../../lib/payments/stripe-appearance.ts';
import type { CardPayment } from '../../lib/payments/take-payment.ts';
import { useCardPayment } from '../../lib/payments/use-card-payment.ts';
import { CardForm } from '../../ui/card-form.tsx';
import { completionAddress } from './checkout-addresses.ts';
import { classDay } from './class-day.ts';
import { type GuestOrder, wireCustomer } from './guest-order.ts';
import { heldNotices } from './held-notices.ts';
import { paymentNote } from './payment-note.ts';

export interface PaymentFormProps {
  stripe: Stripe;
  intent: CreateIntentAnswer;
  hold: HoldAnswer;
  order: GuestOrder;
  /** The hold has ended: nothing can be paid until it is held again. */
  ended: boolean;
  /** It is being opened anew: the sum may be another in a moment. */
  reopening: boolean;
  /** The bank is being asked. */
  paying: boolean;
  onPaying: (paying: boolean) => void;
  /** Asked before the bank is: false when the class has changed, which the page says then. */
  mayPay: () => Promise<boolean>;
  /** The money is taken: leads to the confirmation. */
  onPaid: (intentId: string) => void;
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
      <PlacePayment {...props} />
    </Elements>
  );
}

function PlacePayment(props: PaymentFormProps) {
  const { intent, hold, order, ended, reopening, paying, onPaying, mayPay, onPaid, onRestart } = props;
  const card = useCardPayment({
    ...cardPayment(intent, hold, order),
    onPaying,
    mayPay,
    onPaid: async () => onPaid(intent.paymentIntentId),
  });
  return (
    <CardForm
      card={card}
      label={`Pay ${formatPriceShort(penceFromPounds(intent.amount), intent.currency)}`}
      note={paymentNote(ended)}
      paying={paying}
      locked={ended || reopening}
      onRestart={onRestart}
    />
  );
}

/** Comes back from a bank's own page to the confirmation, with what another try needs. */
function cardPayment(intent: CreateIntentAnswer, hold: HoldAnswer, order: GuestOrder): CardPayment {
  const { firstName, lastName, email, phone } = wireCustomer(order.details);
  const { holdId, class: slot } = hold;
  return {
    clientSecret: intent.clientSecret,
    returnTo: completionAddress({ classId: slot.classId, holdId, date: classDay(slot) }),
    payer: { name: `${firstName} ${lastName}`, email, ...(phone ? { phone } : {}) },
    notices: heldNotices,
  };
}
