import type { Stripe } from '@stripe/stripe-js';

/** What a page may know about the payment provider (GET /api/config). */
export interface StripeConfig {
  publishableKey: string;
  scriptUrl: string;
}

/** The provider's script could not be loaded. */
export class StripeScriptError extends Error {}

let loaded: Promise<Stripe | null> | null = null;

/**
 * Loads the provider's script, then its library, once per page. The script comes first and from the configured
 * address: the library then uses the `window.Stripe` that it finds. Throws `StripeScriptError`; asking again
 * after that tries anew.
 */
export function loadStripeLibrary(config: StripeConfig): Promise<Stripe | null> {
  loaded ??= load(config).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load({ publishableKey, scriptUrl }: StripeConfig): Promise<Stripe | null> {
  const [{ loadStripe }] = await Promise.all([import('@stripe/stripe-js/pure'), loadScript(scriptUrl)]);
  return loadStripe(publishableKey);
}

function loadScript(url: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new StripeScriptError(url));
    };
    document.head.append(script);
  });
}
