import { PaymentsRefused, PaymentsUnavailable } from '../outside/payments/port.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';

/** Asks the payment provider for somebody who waits: refuses with `payment_unavailable` when it does not help. */
export async function askProvider<Answer>(
  services: Pick<Services, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const known = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    if (!known) throw error;
    services.log.warn({ err: error }, 'the payment provider did not do what a member asked for');
    throw new Refused('payment_unavailable', 'Payments cannot be reached now. Please try again in a minute.');
  }
}
