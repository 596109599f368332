import { createApiClient } from './api-client.ts';
import {
  confirmCardPayment,
  confirmCardSetup,
  confirmPayment,
  confirmSetup,
  handleNextAction,
  retrievePaymentIntent,
  retrieveSetupIntent,
} from './confirm-payment.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { createElements } from './elements.ts';
import type { ElementsOptions } from './elements-options.ts';
import { IntegrationError } from './integration-error.ts';

/** Fallback URL of the API, which the server sets when it sends the script. */
declare const stripeSandboxBase: string;

/** URL of the API, derived from the script's URL, so that the page calls its own origin under any host name. */
const base =
  document.currentScript instanceof HTMLScriptElement
    ? new URL('..', document.currentScript.src).href.replace(/\/$/, '')
    : stripeSandboxBase;

/** Creates Stripe's client, with state for one page and the interface that Stripe's libraries expect. */
function Stripe(key: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new IntegrationError('Missing value for Stripe(): apiKey should be a publishable key.');
  }
  const api = createApiClient(base, key);
  return {
    elements: (options: ElementsOptions = {}) => createElements(api, options),
    confirmPayment: confirmPayment(api),
    confirmCardPayment: confirmCardPayment(api),
    confirmSetup: confirmSetup(api),
    confirmCardSetup: confirmCardSetup(api),
    handleCardAction: handleNextAction(api, 'handleCardAction'),
    handleNextAction: handleNextAction(api, 'handleNextAction'),
    retrievePaymentIntent: retrievePaymentIntent(api),
    retrieveSetupIntent: retrieveSetupIntent(api),
    createPaymentMethod: createPaymentMethod(api),
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'The sandbox supports payment methods, not tokens.' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Stripe.version = 'basil';
Object.assign(window, { Stripe });
