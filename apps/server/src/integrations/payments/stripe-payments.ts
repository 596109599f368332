import Stripe from 'stripe';
import type { PaymentsPort } from './port.ts';
import { createStripeCards } from './stripe-cards.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { createStripeInvoices } from './stripe-invoices.ts';
import { createStripeRefunds } from './stripe-refunds.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

/** URL of the sandbox that replaces Stripe's API, on a loopback port. */
export interface StripeEndpoint {
  host: string;
  port: number;
  protocol: 'http';
}

/** Connects to Stripe with its official library. `address` is the URL of the sandbox that replaces Stripe, if any. */
export function createStripePayments(
  keys: { secretKey: string; webhookSecret: string },
  address?: StripeEndpoint,
): PaymentsPort {
  const stripe = new Stripe(keys.secretKey, {
    ...address,
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    ...createStripeIntents(stripe),
    ...createStripeRefunds(stripe),
    ...createStripeCards(stripe),
    ...createStripeSubscriptions(stripe),
    ...createStripeInvoices(stripe),
    ...createStripeEvents(stripe, keys.webhookSecret),
  };
}
