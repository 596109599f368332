import { type ApiCall, toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import {
  createMissingParameterError,
  type Form,
  mergeMetadata,
  readBoolean,
  readNestedForm,
  readText,
} from '../api/form.ts';
import type { Customer, Invoice, Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { createInvoice } from '../objects/invoice.ts';
import { getId, getObject, insertObject, saveObject } from '../objects/object-store.ts';
import { requireUsablePaymentMethod } from '../objects/payment-method.ts';
import { createSubscriptionObject, getSubscriptionItem } from '../objects/subscription.ts';
import { getCustomerTime } from './billing-time.ts';
import { finalizeInvoice } from './change-invoice.ts';
import { collectInvoice } from './collect-invoice.ts';
import { scheduleNextStep } from './next-billing-step.ts';
import { getPeriodEnd } from './period.ts';

/**
 * Creates a subscription. Its first invoice waits for a payment with its confirmation secret (`default_incomplete`), or
 * is charged at once to the existing card (`allow_incomplete`).
 */
export async function createSubscription(call: ApiCall): Promise<Subscription> {
  const { form, db } = call;
  const behavior = readText(form, 'payment_behavior') ?? 'allow_incomplete';
  if (behavior !== 'default_incomplete' && behavior !== 'allow_incomplete') {
    throw createInvalidRequestError(
      'For payment_behavior, the sandbox only supports default_incomplete and allow_incomplete.',
      {
        param: 'payment_behavior',
      },
    );
  }
  const customer = await customerOf(call);
  const work: WorkContext = { ...call, now: await getCustomerTime(db, customer, call.now) };
  const subscription = await insertSubscription(call, work, customer);
  const open = await createFirstInvoice(work, subscription, customer);
  if (behavior === 'allow_incomplete') {
    const tried = await collectInvoice(work, open, { automatic: false });
    if (!tried) throw missingCardError();
  }
  await scheduleNextStep(db, subscription.id);
  return getObject(db, 'subscription', subscription.id);
}

async function insertSubscription(
  call: ApiCall,
  work: WorkContext,
  customer: Customer,
): Promise<Subscription> {
  const { form, db } = call;
  const price = await getObject(db, 'price', priceOf(form), 'items[0][price]');
  if (!price.recurring) {
    throw createInvalidRequestError(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  const start = toEpochSeconds(work.now);
  const defaultMethod = readText(form, 'default_payment_method') ?? null;
  if (defaultMethod) {
    await requireUsablePaymentMethod(work, await getObject(db, 'payment_method', defaultMethod), customer.id);
  }
  const settings = readNestedForm(form, 'payment_settings') ?? {};
  const subscription = createSubscriptionObject({
    customer,
    price,
    period: { start, end: getPeriodEnd(start, start, price.recurring) },
    metadata: mergeMetadata(form),
    defaultMethod,
    savesDefault: readText(settings, 'save_default_payment_method') === 'on_subscription',
    cancelAtPeriodEnd: readBoolean(form, 'cancel_at_period_end') ?? false,
  });
  await insertObject(db, 'subscription', subscription, { publicUrl: call.publicUrl });
  await db.query('INSERT INTO sandbox.stripe_billing (subscription, clock) VALUES ($1, $2)', [
    subscription.id,
    getId(customer.test_clock),
  ]);
  return subscription;
}

async function createFirstInvoice(
  work: WorkContext,
  subscription: Subscription,
  customer: Customer,
): Promise<Invoice> {
  const { current_period_start: start, current_period_end: end } = getSubscriptionItem(subscription);
  const reason = 'subscription_create';
  const draft = createInvoice(work, { subscription, customer, reason, period: { start, end } });
  const waiting: Subscription = { ...subscription, latest_invoice: draft.id };
  await insertObject(work.db, 'invoice', draft);
  await saveObject(work.db, 'subscription', waiting);
  await recordEvent(work, 'customer.subscription.created', waiting);
  await recordEvent(work, 'invoice.created', draft);
  return finalizeInvoice(work, draft);
}

async function customerOf({ form, db }: ApiCall): Promise<Customer> {
  const id = readText(form, 'customer');
  if (!id) throw createMissingParameterError('customer');
  return getObject(db, 'customer', id, 'customer');
}

function priceOf(form: Form): string {
  const items = form.items;
  const list = typeof items === 'object' ? (Object.values(items) as Form[]) : [];
  const [first, ...others] = list;
  if (!first || typeof first !== 'object') throw createMissingParameterError('items');
  if (others.length > 0)
    throw createInvalidRequestError('The sandbox supports one item per subscription.', { param: 'items' });
  const price = readText(first, 'price');
  if (!price) throw createMissingParameterError('items[0][price]');
  return price;
}

function missingCardError(): Error {
  return createInvalidRequestError(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  );
}
