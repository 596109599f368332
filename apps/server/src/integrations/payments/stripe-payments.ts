import Stripe from 'stripe';
import type { PaymentsPort } from './port.ts';
import { createStripeCards } from './stripe-cards.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { createStripeInvoices } from './stripe-invoices.ts';
import { createStripeRefunds } from './stripe-refunds.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

/** Host and port of the sandbox that replaces Stripe's API on this machine. */
export interface StripeEndpoint {
  host: string;
  port: number;
  protocol: 'http';
}

/** Connects to Stripe with its official library, or to the sandbox at `endpoint` that replaces Stripe. */
export function createStripePayments(
  keys: { secretKey: string; webhookSecret: string },
  endpoint?: StripeEndpoint,
): PaymentsPort {
  const stripe = new Stripe(keys.secretKey, {
    ...endpoint,
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
