import type { SandboxDatabase } from '../../database.ts';
import type { ApiList, Invoice, InvoicePayment, PaymentIntent } from './api-objects.ts';
import { findObject, readHiddenData } from './object-store.ts';

type Fields = Record<string, unknown>;

/**
 * Returns the confirmation secret with which a page pays an invoice, or null for a draft. Only `expand[]` adds it to
 * responses.
 */
export async function getConfirmationSecret(
  db: SandboxDatabase,
  invoice: Fields,
): Promise<NonNullable<Invoice['confirmation_secret']> | null> {
  const intent = await intentOf(db, invoice);
  return intent && { client_secret: intent.client_secret ?? '', type: 'payment_intent' };
}

/** Returns an invoice's payments. The sandbox has one per invoice. */
export async function getInvoicePayments(
  db: SandboxDatabase,
  invoice: Fields,
): Promise<ApiList<InvoicePayment>> {
  const intent = await intentOf(db, invoice);
  const url = `/v1/invoice_payments?invoice=${invoice.id}`;
  return { object: 'list', data: intent ? [paymentOf(invoice, intent)] : [], has_more: false, url };
}

async function intentOf(db: SandboxDatabase, invoice: Fields): Promise<PaymentIntent | null> {
  const { intent } = await readHiddenData<{ intent: string }>(db, String(invoice.id));
  return (intent && (await findObject(db, 'payment_intent', intent))) || null;
}

function paymentOf(invoice: Fields, intent: PaymentIntent): InvoicePayment {
  const states: Record<string, InvoicePayment['status']> = { succeeded: 'paid', canceled: 'canceled' };
  const { paid_at } = invoice.status_transitions as Invoice['status_transitions'];
  return {
    id: `inpay_${intent.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: intent.status === 'succeeded' ? intent.amount_received : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: String(invoice.id),
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: states[intent.status] ?? 'open',
    status_transitions: { canceled_at: intent.canceled_at, paid_at },
  };
}
