import type { Stripe } from '@stripe/stripe-js';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { siteConfig } from '../../lib/site-config.ts';
import { loadPayments, ProviderScriptFailed } from './load-payments.ts';
import type { PaymentFormProps } from './payment-form.tsx';
import { type PaymentNotice, paymentNotices } from './payment-messages.ts';

type Provider =
  | { at: 'loading' }
  | { at: 'ready'; stripe: Stripe; PaymentForm: ComponentType<PaymentFormProps> }
  | { at: 'failed'; notice: PaymentNotice };

/** The provider's library and our form around it, loaded when the payment opens and never before. */
export function useProvider(): Provider & { retry: () => void } {
  const [provider, setProvider] = useState<Provider>({ at: 'loading' });
  const load = () => {
    setProvider({ at: 'loading' });
    loadProvider()
      .catch((error: unknown): Provider => ({ at: 'failed', notice: noticeOf(error) }))
      .then(setProvider);
  };
  const open = useEffectEvent(load);
  useEffect(() => open(), []);
  return { ...provider, retry: load };
}

async function loadProvider(): Promise<Provider> {
  const [{ PaymentForm }, stripe] = await Promise.all([
    import('./payment-form.tsx'),
    loadPayments(siteConfig().stripe),
  ]);
  return stripe
    ? { at: 'ready', stripe, PaymentForm }
    : { at: 'failed', notice: paymentNotices.stripeNotReady };
}

function noticeOf(error: unknown): PaymentNotice {
  return error instanceof ProviderScriptFailed ? paymentNotices.scriptFailed : paymentNotices.stripeNotReady;
}
