import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { getStripeAppearance } from '../../../lib/payments/get-stripe-appearance.ts';
import { useCardPayment } from '../../../lib/payments/use-card-payment.ts';
import { CardForm } from '../../../ui/card-form.tsx';
import { getPurchasePaymentNote } from './get-purchase-payment-note.ts';
import { purchaseNotices } from './purchase-error-text.ts';
import type { PurchasePayment } from './use-purchase-step.ts';

const copy = purchaseCopy.pay;

export interface Payer {
  name: string;
  email: string;
}

export interface PurchasePaymentFormProps {
  stripe: Stripe;
  opened: PurchasePayment;
  payer: Payer;
  isMembership: boolean;
  /** Whether 3-D Secure or the payment is in progress. */
  paying: boolean;
  onPaying: (paying: boolean) => void;
  /** Runs after a successful payment: confirms it and opens the completion page. */
  onPaid: () => Promise<void>;
  /** Remounts the whole payment form. */
  onRestart: () => void;
}

/** Shows Stripe's form with the site's own pay button. Imported only together with Stripe's library. */
export function PurchasePaymentForm(props: PurchasePaymentFormProps) {
  const { clientSecret } = props.opened;
  return (
    <Elements
      stripe={props.stripe}
      options={{ clientSecret, locale: 'en-GB', ...getStripeAppearance(location.origin) }}
    >
      <ProductPayment {...props} />
    </Elements>
  );
}

function ProductPayment({ opened, payer, isMembership, paying, ...on }: PurchasePaymentFormProps) {
  const card = useCardPayment({
    clientSecret: opened.clientSecret,
    returnTo: opened.completeAt,
    payer: { name: payer.name, email: payer.email },
    notices: purchaseNotices,
    onPaying: on.onPaying,
    onPaid: on.onPaid,
  });
  const price = formatPriceShort(toPence(opened.amount), opened.currency);
  return (
    <CardForm
      card={card}
      label={fillPlaceholders(isMembership ? copy.start : copy.pay, { price })}
      note={getPurchasePaymentNote(isMembership)}
      paying={paying}
      onRestart={on.onRestart}
    />
  );
}
