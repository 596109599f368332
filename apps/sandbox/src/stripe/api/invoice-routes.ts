import { advanceToNow } from '../billing/advance-to-time.ts';
import { finalizeInvoice, voidInvoice } from '../billing/change-invoice.ts';
import { collectInvoice } from '../billing/collect-invoice.ts';
import { createDeclineResponse } from '../intents/attempt-charge.ts';
import type { ApiList, Invoice, InvoicePayment } from '../objects/api-objects.ts';
import { getInvoiceSubscriptionId } from '../objects/invoice.ts';
import { getInvoicePayments } from '../objects/invoice-payment.ts';
import { getId, getObject, lockObject } from '../objects/object-store.ts';
import { requireUsablePaymentMethod, resolvePaymentMethod } from '../objects/payment-method.ts';
import {
  type ApiCall,
  type ApiResponse,
  type ApiRoute,
  createResponse,
  parseParameterNames,
} from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { readNestedForm, readText } from './form.ts';
import { createListRoute, createRetrieveRoute } from './read-routes.ts';

export const invoiceRoutes: ApiRoute[] = [
  createRetrieveRoute('invoice', '/invoices'),
  createListRoute('invoice', '/invoices', 'customer', [
    { param: 'status' },
    { param: 'collection_method' },
    { param: 'subscription', at: 'parent.subscription_details.subscription' },
  ]),
  {
    method: 'GET',
    path: '/invoice_payments',
    accepts: parseParameterNames('expand invoice limit payment status starting_after ending_before'),
    handle: async (call) => createResponse(await listInvoicePayments(call)),
  },
  {
    method: 'POST',
    path: '/invoices/:id/pay',
    accepts: parseParameterNames('expand forgive mandate off_session payment_method'),
    handle: pay,
  },
  {
    method: 'POST',
    path: '/invoices/:id/finalize',
    accepts: parseParameterNames('auto_advance expand'),
    handle: async (call) => {
      const [timed, invoice] = await lockInvoice(call);
      if (invoice.status !== 'draft') throw wrongStatusError(invoice, 'finalized');
      return createResponse(await finalizeInvoice(timed, invoice));
    },
  },
  {
    method: 'POST',
    path: '/invoices/:id/void',
    accepts: parseParameterNames('expand'),
    handle: async (call) => {
      const [timed, invoice] = await lockInvoice(call);
      if (invoice.status !== 'open') throw wrongStatusError(invoice, 'voided');
      return createResponse(await voidInvoice(timed, invoice));
    },
  },
];

/** Lists the invoice payments of a payment intent. The sandbox has one per invoice. */
async function listInvoicePayments({ db, form }: ApiCall): Promise<ApiList<InvoicePayment>> {
  const intent = readText(readNestedForm(form, 'payment') ?? {}, 'payment_intent') ?? '';
  const [row] = await db.query<{ data: Invoice }>(
    `SELECT data FROM sandbox.stripe_object WHERE kind = 'invoice' AND hidden->>'intent' = $1`,
    [intent],
  );
  const none: ApiList<InvoicePayment> = {
    object: 'list',
    data: [],
    has_more: false,
    url: '/v1/invoice_payments',
  };
  return row ? getInvoicePayments(db, { ...row.data }) : none;
}

/** Charges the invoice now. A decline is a 402 response, not an error, so that the failed attempt is committed. */
async function pay(call: ApiCall): Promise<ApiResponse> {
  const [timed, invoice] = await lockInvoice(call);
  if (invoice.status === 'paid') {
    throw createInvalidRequestError('Invoice is already paid', { code: 'invoice_not_editable' });
  }
  if (invoice.status !== 'open' && invoice.status !== 'draft') throw wrongStatusError(invoice, 'paid');
  const named = readText(call.form, 'payment_method');
  const method = named ? await resolvePaymentMethod(call, named) : undefined;
  if (method) await requireUsablePaymentMethod(call, method, getId(invoice.customer));
  const open = invoice.status === 'draft' ? await finalizeInvoice(timed, invoice) : invoice;
  const intent = await collectInvoice(timed, open, { automatic: false, ...(method && { method }) });
  if (!intent) {
    throw createInvalidRequestError(
      'Cannot charge customer that has no active card. There is no `default_payment_method` set on this Customer or Invoice.',
      { code: 'missing' },
    );
  }
  if (intent.status === 'requires_payment_method') return createDeclineResponse(timed, intent);
  if (intent.status === 'requires_action') {
    const message =
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.';
    const code = 'invoice_payment_intent_requires_action';
    return { status: 402, body: { error: { type: 'card_error', code, message } } };
  }
  return createResponse(await getObject(call.db, 'invoice', invoice.id));
}

/**
 * Locks the invoice and its subscription, runs the subscription's due billing steps, and returns the invoice, with the
 * call at the subscription's own time.
 */
async function lockInvoice(call: ApiCall): Promise<[ApiCall, Invoice]> {
  const id = call.params.id ?? '';
  const subscriptionId = getInvoiceSubscriptionId(await getObject(call.db, 'invoice', id));
  const now = await advanceToNow(call.db, subscriptionId, call.now);
  return [{ ...call, now }, await lockObject(call.db, 'invoice', id)];
}

function wrongStatusError(invoice: Invoice, verb: string): Error {
  return createInvalidRequestError(`This invoice can't be ${verb}: it is ${invoice.status}.`, {
    code: 'invoice_not_editable',
  });
}
