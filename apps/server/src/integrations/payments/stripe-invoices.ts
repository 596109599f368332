import type Stripe from 'stripe';
import { callStripe, fromEpochSeconds, getStripeId, isStripeRejection } from './call-stripe.ts';
import type { PaymentsPort, ProviderInvoice } from './port.ts';

type Invoices = Pick<PaymentsPort, 'retrieveInvoice' | 'listInvoices' | 'payInvoice' | 'findInvoiceOfIntent'>;

const expand = ['confirmation_secret', 'payments.data.payment.payment_intent'];

export function createStripeInvoices(stripe: Stripe): Invoices {
  const retrieve = async (id: string) => invoiceFrom(await stripe.invoices.retrieve(id, { expand }));
  return {
    retrieveInvoice: (id) => callStripe(() => retrieve(id)),
    listInvoices: (subscription) =>
      callStripe(async () => {
        const { data } = await stripe.invoices.list({ subscription, limit: 100 });
        // Stripe can't include payment failures in a list, so each of the few open invoices is fetched separately.
        return Promise.all(
          data.map((each) => (each.status === 'open' ? retrieve(each.id) : invoiceFrom(each))),
        );
      }),
    findInvoiceOfIntent: (intentId) =>
      callStripe(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: intentId };
        const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
        const invoice = getStripeId(data[0]?.invoice);
        return invoice ? retrieve(invoice) : null;
      }),
    payInvoice: (id) =>
      callStripe(async () => {
        try {
          return invoiceFrom(await stripe.invoices.pay(id, { expand }));
        } catch (error) {
          if (!isStripeRejection(error)) throw error;
          return retrieve(id);
        }
      }),
  };
}

export function getInvoiceSubscriptionId(invoice: Stripe.Invoice): string | null {
  return getStripeId(invoice.parent?.subscription_details?.subscription);
}

function invoiceFrom(invoice: Stripe.Invoice): ProviderInvoice {
  // The invoice's own period is the previous month. Its line contains the month that the invoice pays for.
  const { start, end } = invoice.lines.data[0]?.period ?? {
    start: invoice.period_start,
    end: invoice.period_end,
  };
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    subscriptionId: getInvoiceSubscriptionId(invoice),
    status: statusOf(invoice.status),
    amountPaidPence: invoice.amount_paid,
    amountDuePence: invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    periodStart: fromEpochSeconds(start),
    periodEnd: fromEpochSeconds(end),
    paidAt: paidAt === null ? null : fromEpochSeconds(paidAt),
    nextAttemptAt:
      invoice.next_payment_attempt === null ? null : fromEpochSeconds(invoice.next_payment_attempt),
    attempts: invoice.attempt_count,
    failure: failureOf(invoice),
    clientSecret: invoice.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
    intentId: paidBy(invoice),
  };
}

function paidBy({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  return getStripeId(paid?.payment.payment_intent);
}

function statusOf(status: string | null): ProviderInvoice['status'] {
  if (status === 'open' || status === 'paid' || status === 'void' || status === 'uncollectible')
    return status;
  return 'draft';
}

function failureOf({ status, payments }: Stripe.Invoice): string | null {
  if (status !== 'open') return null;
  const intents = (payments?.data ?? []).map(({ payment }) => payment.payment_intent);
  for (const intent of intents) {
    if (!intent || typeof intent === 'string') continue;
    if (intent.last_payment_error?.message) return intent.last_payment_error.message;
    if (intent.status === 'requires_action') return 'This payment needs to be confirmed with the bank.';
  }
  return null;
}
