import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import type { CardPayment } from '../../../lib/payments/confirm-card-payment.ts';
import { getStripeAppearance } from '../../../lib/payments/get-stripe-appearance.ts';
import { useCardPayment } from '../../../lib/payments/use-card-payment.ts';
import { CardForm } from '../../../ui/card-form.tsx';
import { checkoutPaymentNotices } from './checkout-payment-notices.ts';
import { buildCompletionUrl } from './checkout-urls.ts';
import { getClassDay } from './get-class-day.ts';
import { getPaymentNote } from './get-payment-note.ts';
import { type GuestOrder, toCustomerDto } from './guest-order.ts';

export interface PaymentFormProps {
  stripe: Stripe;
  intent: CreateIntentResponse;
  hold: HoldClassResponse;
  order: GuestOrder;
  /** Whether the hold has ended. Then the customer can't pay until they hold again. */
  ended: boolean;
  /** Whether the payment is being reopened. Its amount may change. */
  reopening: boolean;
  /** Whether 3-D Secure or the payment is in progress. */
  paying: boolean;
  onPaying: (paying: boolean) => void;
  /** Runs before the payment. Returns false when the class has changed; the page then shows the change. */
  mayPay: () => Promise<boolean>;
  /** Opens the confirmation page after a successful payment. */
  onPaid: (intentId: string) => void;
  /** Remounts the whole payment form. */
  onRestart: () => void;
}

/** Shows Stripe's form with the site's own pay button. Imported only together with Stripe's library. */
export function PaymentForm(props: PaymentFormProps) {
  const { stripe, intent } = props;
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret: intent.clientSecret,
        locale: 'en-GB',
        ...getStripeAppearance(location.origin),
      }}
    >
      <PlacePayment {...props} />
    </Elements>
  );
}

function PlacePayment(props: PaymentFormProps) {
  const { intent, hold, order, ended, reopening, paying, onPaying, mayPay, onPaid, onRestart } = props;
  const card = useCardPayment({
    ...toCardPayment(intent, hold, order),
    onPaying,
    mayPay,
    onPaid: async () => onPaid(intent.paymentIntentId),
  });
  return (
    <CardForm
      card={card}
      label={`Pay ${formatPriceShort(toPence(intent.amount), intent.currency)}`}
      note={getPaymentNote(ended, hold.places)}
      paying={paying}
      locked={ended || reopening}
      onRestart={onRestart}
    />
  );
}

/**
 * Builds the input of the card payment. After 3-D Secure, the bank redirects to the confirmation page, whose URL
 * contains the details for another attempt.
 */
function toCardPayment(
  intent: CreateIntentResponse,
  hold: HoldClassResponse,
  order: GuestOrder,
): CardPayment {
  const { firstName, lastName, email, phone } = toCustomerDto(order.details);
  const { holdId, class: slot } = hold;
  return {
    clientSecret: intent.clientSecret,
    returnTo: buildCompletionUrl({ classId: slot.classId, holdId, date: getClassDay(slot) }),
    payer: { name: `${firstName} ${lastName}`, email, ...(phone ? { phone } : {}) },
    notices: checkoutPaymentNotices,
  };
}
