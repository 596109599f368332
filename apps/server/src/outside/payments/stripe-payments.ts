import Stripe from 'stripe';
import type { PaymentsPort } from './port.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripeIntents } from './stripe-intents.ts';
import { stripeInvoices } from './stripe-invoices.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

/** Where Stripe's API is, when it is not at Stripe: the sandbox's loopback port. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http';
}

/** Payments through Stripe's own library, in both modes; `address` is where the sandbox listens. */
export function stripePayments(
  keys: { secretKey: string; webhookSecret: string },
  address?: StripeAddress,
): PaymentsPort {
  const stripe = new Stripe(keys.secretKey, {
    ...address,
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    ...stripeIntents(stripe),
    ...stripeRefunds(stripe),
    ...stripeCards(stripe),
    ...stripeSubscriptions(stripe),
    ...stripeInvoices(stripe),
    ...stripeEvents(stripe, keys.webhookSecret),
  };
}
