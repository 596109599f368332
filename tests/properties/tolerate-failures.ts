import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import Stripe from 'stripe';
import type { World } from './world.ts';

/** What the payer's browser asks of the provider: a declined card and a closed payment are answers, too. */
export async function toleratePayerErrors(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500) throw error;
  }
}

/** Work of the process itself may end with the process, or be left for the next time when the provider is away. */
export async function tolerateProcessEnd(world: World, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isLeft = world.trouble === 'outage' && error instanceof PaymentsUnavailableError;
    if (world.trouble !== 'death' && !isLeft) throw error;
  }
}
