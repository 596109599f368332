import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import type { confirmCardPayment } from '../../../lib/payments/confirm-card-payment.ts';
import { getStripeAppearance } from '../../../lib/payments/get-stripe-appearance.ts';
import type { PaymentNotices } from '../../../lib/payments/payment-notices.ts';
import { useCardPayment } from '../../../lib/payments/use-card-payment.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { CardForm } from '../../../ui/card-form.tsx';

interface CardSetupFormProps {
  stripe: Stripe;
  clientSecret: string;
  /** Confirms a payment with the card, or saves the card. */
  confirm: typeof confirmCardPayment;
  notices: PaymentNotices;
  label: string;
  busyLabel: string;
  note: string;
  /** Runs after Stripe has accepted the card or the payment. Confirms it with the server. */
  onDone: () => Promise<void>;
  onRestart: () => void;
}

/** Shows Stripe's form for a member's card. Imported only together with Stripe's library. */
export function MemberCardForm({ stripe, clientSecret, ...rest }: CardSetupFormProps) {
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret, locale: 'en-GB', ...getStripeAppearance(location.origin) }}
    >
      <Confirming clientSecret={clientSecret} {...rest} />
    </Elements>
  );
}

function Confirming(props: Omit<CardSetupFormProps, 'stripe'>) {
  const { clientSecret, confirm, notices, onDone, onRestart, ...labels } = props;
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const card = useCardPayment({
    clientSecret,
    confirm,
    notices,
    returnTo: '/account',
    payer: { name: user?.name ?? '', email: user?.email ?? '' },
    onPaying: setBusy,
    onPaid: async () => {
      await onDone();
      setBusy(false);
    },
  });
  return <CardForm card={card} paying={busy} onRestart={onRestart} {...labels} />;
}
