import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { saveCard } from '../../lib/payments/save-card.ts';
import { stripeLook } from '../../lib/payments/stripe-appearance.ts';
import { useCardPayment } from '../../lib/payments/use-card-payment.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CardForm } from '../../ui/card-form.tsx';
import { cardNotices } from './card-words.ts';

const copy = accountCopy.cards;

interface CardSetupFormProps {
  stripe: Stripe;
  clientSecret: string;
  /** The provider has it: confirm and show. */
  onSaved: () => Promise<void>;
  onRestart: () => void;
}

/** The provider's form in our frame, saving a card. Loaded with the provider's library, never before. */
export function CardSetupForm({ stripe, clientSecret, ...on }: CardSetupFormProps) {
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: 'en-GB', ...stripeLook(location.origin) }}>
      <Saving clientSecret={clientSecret} {...on} />
    </Elements>
  );
}

function Saving({ clientSecret, onSaved, onRestart }: Omit<CardSetupFormProps, 'stripe'>) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const card = useCardPayment({
    clientSecret,
    returnTo: '/account',
    payer: { name: user?.name ?? '', email: user?.email ?? '' },
    notices: cardNotices,
    confirm: saveCard,
    onPaying: setBusy,
    onPaid: async () => {
      await onSaved();
      setBusy(false);
    },
  });
  return <CardForm card={card} label={copy.save} note={copy.note} paying={busy} onRestart={onRestart} />;
}
