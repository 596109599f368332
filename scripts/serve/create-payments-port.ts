import type { PaymentsPort } from '@studio/server/integrations/payments/port';
import type { StripeEndpoint } from '@studio/server/integrations/payments/stripe-payments';
import type { Config } from '@studio/server/platform/config/config';
import { loadOnFirstCall } from '@studio/server/platform/load-on-first-call';

const methods: Record<keyof PaymentsPort, true> = {
  createIntent: true,
  chargeCard: true,
  retrieveIntent: true,
  findCharge: true,
  cancelIntent: true,
  createRefund: true,
  retrieveRefund: true,
  readRefundsAndDisputes: true,
  findInvoiceOfIntent: true,
  createCustomer: true,
  deleteCustomer: true,
  listCards: true,
  createCardSetup: true,
  retrieveCardSetup: true,
  setDefaultCard: true,
  removeCard: true,
  createSubscription: true,
  retrieveSubscription: true,
  cancelAtPeriodEnd: true,
  endSubscription: true,
  pauseSubscription: true,
  retrieveInvoice: true,
  listInvoices: true,
  payInvoice: true,
  readEvent: true,
};

/** Creates the payments port. Stripe’s library loads with the first call. */
export function createPaymentsPort(
  { stripe }: Pick<Config, 'stripe'>,
  address: StripeEndpoint | undefined,
): PaymentsPort {
  return loadOnFirstCall(methods, async () => {
    const { createStripePayments } = await import('@studio/server/integrations/payments/stripe-payments');
    return createStripePayments(stripe, address);
  });
}
