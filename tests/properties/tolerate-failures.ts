import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import Stripe from 'stripe';
import type { World } from './world.ts';

/** Tolerates errors of the payer's requests to the provider: a declined card or a closed payment is a valid result. */
export async function toleratePayerErrors(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500) throw error;
  }
}

/** Tolerates that background work ends with the process, or is postponed while the provider is unavailable. */
export async function tolerateProcessEnd(world: World, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isPostponed = world.excuse === 'outage' && error instanceof PaymentsUnavailableError;
    if (world.excuse !== 'death' && !isPostponed) throw error;
  }
}
