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

/** Where the server that sends the script says the API is. */
declare const stripeSandboxBase: string;

/** The API is where the script came from, so that the page calls its own origin whatever name it was opened by. */
const base =
  document.currentScript instanceof HTMLScriptElement
    ? new URL('..', document.currentScript.src).href.replace(/\/$/, '')
    : stripeSandboxBase;

/** `Stripe(key)` as the page's libraries expect it; the state of one page, no more. */
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
      error: { type: 'invalid_request_error', message: 'The sandbox makes payment methods, not tokens.' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Stripe.version = 'basil';
Object.assign(window, { Stripe });
