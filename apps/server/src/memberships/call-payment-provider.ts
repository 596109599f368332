import { PaymentsRejectedError, PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';

/**
 * Calls the payment provider while the caller waits for the result. Throws AppError payment_unavailable if the provider
 * doesn't respond or rejects the call.
 */
export async function callPaymentProvider<Result>(
  services: Pick<Services, 'log'>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isProviderError =
      error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    if (!isProviderError) throw error;
    services.log.warn({ err: error }, 'the payment provider did not make a change that a member requested');
    throw new AppError(
      'payment_unavailable',
      'We can’t reach our payment provider right now. Try again in a minute.',
    );
  }
}
