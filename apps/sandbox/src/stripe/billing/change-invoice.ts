import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Customer, Invoice, PaymentIntent } from '../objects/api-objects.ts';
import { createId } from '../objects/create-id.ts';
import { recordEvent } from '../objects/event.ts';
import { getInvoiceSubscriptionId } from '../objects/invoice.ts';
import { getId, insertObject, lockObject, saveHiddenData, saveObject } from '../objects/object-store.ts';
import { createPaymentIntent } from '../objects/payment-intent.ts';

/** Finalises a draft: assigns a number, a hosted page and a payment intent. The caller has locked the subscription. */
export async function finalizeInvoice(work: WorkContext, draft: Invoice): Promise<Invoice> {
  const customer = await lockObject(work.db, 'customer', getId(draft.customer) ?? '');
  const now = toEpochSeconds(work.now);
  const open: Invoice = {
    ...draft,
    status: 'open',
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${work.publicUrl}/invoices/${draft.id}/${createId('live')}`,
    number: await nextNumber(work, customer),
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  await openIntent(work, open, customer);
  await saveObject(work.db, 'invoice', open);
  await recordEvent(work, 'invoice.finalized', open, { status: 'draft' });
  return open;
}

/** Voids an invoice, which is then no longer payable. */
export async function voidInvoice(work: WorkContext, invoice: Invoice): Promise<Invoice> {
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: toEpochSeconds(work.now) },
  };
  await saveObject(work.db, 'invoice', voided);
  await recordEvent(work, 'invoice.voided', voided, { status: invoice.status });
  return voided;
}

/** Stops the automatic payment attempts at an invoice, without changing its status. */
export async function stopCollecting(work: WorkContext, invoice: Invoice): Promise<Invoice> {
  const stopped = {
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  };
  await saveObject(work.db, 'invoice', stopped);
  await recordEvent(work, 'invoice.updated', stopped, { auto_advance: invoice.auto_advance ?? false });
  return stopped;
}

async function openIntent(work: WorkContext, invoice: Invoice, customer: Customer): Promise<void> {
  const intent: PaymentIntent = createPaymentIntent({
    now: work.now,
    form: {
      amount: String(invoice.amount_due),
      currency: invoice.currency,
      customer: customer.id,
      description:
        invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      receipt_email: customer.email ?? '',
      setup_future_usage: 'off_session',
    },
  });
  const subscription = getInvoiceSubscriptionId(invoice);
  await insertObject(work.db, 'payment_intent', intent, { invoice: invoice.id, subscription });
  await saveHiddenData(work.db, invoice.id, { intent: intent.id });
  await recordEvent(work, 'payment_intent.created', intent);
}

async function nextNumber({ db }: WorkContext, customer: Customer): Promise<string> {
  const sequence = customer.next_invoice_sequence ?? 1;
  await saveObject(db, 'customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}
