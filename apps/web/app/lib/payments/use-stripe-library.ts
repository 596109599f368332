import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { getSiteConfig } from '../site/site-config.ts';
import { loadStripeLibrary, StripeScriptError } from './load-stripe.ts';
import type { PaymentNotice, PaymentNotices } from './payment-notices.ts';

type Provider<Form> =
  | { at: 'loading' }
  | { at: 'ready'; stripe: Stripe; PaymentForm: Form }
  | { at: 'failed'; notice: PaymentNotice };

/** Loads Stripe's library and a form component when the payment opens. */
export function useStripeLibrary<Form>(
  loadForm: () => Promise<Form>,
  notices: PaymentNotices,
): Provider<Form> & { retry: () => void } {
  const [provider, setProvider] = useState<Provider<Form>>({ at: 'loading' });
  const load = () => {
    setProvider({ at: 'loading' });
    loadProvider(loadForm, notices).then(setProvider);
  };
  const open = useEffectEvent(load);
  useEffect(() => open(), []);
  return { ...provider, retry: load };
}

async function loadProvider<Form>(
  loadForm: () => Promise<Form>,
  notices: PaymentNotices,
): Promise<Provider<Form>> {
  try {
    const [PaymentForm, stripe] = await Promise.all([loadForm(), loadStripeLibrary(getSiteConfig().stripe)]);
    return stripe ? { at: 'ready', stripe, PaymentForm } : { at: 'failed', notice: notices.stripeNotReady };
  } catch (error) {
    const scriptFailed = error instanceof StripeScriptError;
    return { at: 'failed', notice: scriptFailed ? notices.scriptFailed : notices.stripeNotReady };
  }
}
