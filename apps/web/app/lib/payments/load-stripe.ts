import type { Stripe } from '@stripe/stripe-js';

/** Public settings of Stripe (GET /api/config). */
export interface StripeConfig {
  publishableKey: string;
  scriptUrl: string;
}

export class StripeScriptError extends Error {}

let loaded: Promise<Stripe | null> | null = null;

/**
 * Loads Stripe's script and then its library, once per page. The script must load first, from the configured URL,
 * because the library then uses this `window.Stripe`. Throws `StripeScriptError` if the script fails to load; the next
 * call retries.
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
