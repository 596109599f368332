import { invalidRequest } from '../api/api-error.ts';
import { type ApiCall, epochSeconds, type Work } from '../api/call.ts';
import { booleanOf, type Form, formOf, mergeMetadata, missingParam, textOf } from '../api/form.ts';
import type { Customer, Invoice, Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { newInvoice } from '../objects/invoice.ts';
import { getObject, idOf, insertObject, saveObject } from '../objects/object-store.ts';
import { requireUsable } from '../objects/payment-method.ts';
import { itemOf, newSubscription } from '../objects/subscription.ts';
import { customerTime } from './billing-time.ts';
import { finalizeInvoice } from './change-invoice.ts';
import { collectInvoice } from './collect-invoice.ts';
import { noteNextStep } from './next-step.ts';
import { periodEnd } from './period.ts';

/**
 * Starts a subscription. Its first invoice waits to be paid with its confirmation secret (`default_incomplete`), or
 * is charged at once to the card that is there (`allow_incomplete`).
 */
export async function openSubscription(call: ApiCall): Promise<Subscription> {
  const { form, db } = call;
  const behavior = textOf(form, 'payment_behavior') ?? 'allow_incomplete';
  if (behavior !== 'default_incomplete' && behavior !== 'allow_incomplete') {
    throw invalidRequest('The sandbox knows the payment behaviors default_incomplete and allow_incomplete.', {
      param: 'payment_behavior',
    });
  }
  const customer = await customerOf(call);
  const work: Work = { ...call, now: await customerTime(db, customer, call.now) };
  const subscription = await begin(call, work, customer);
  const open = await firstInvoice(work, subscription, customer);
  if (behavior === 'allow_incomplete') {
    const tried = await collectInvoice(work, open, { automatic: false });
    if (!tried) throw noCard();
  }
  await noteNextStep(db, subscription.id);
  return getObject(db, 'subscription', subscription.id);
}

async function begin(call: ApiCall, work: Work, customer: Customer): Promise<Subscription> {
  const { form, db } = call;
  const price = await getObject(db, 'price', priceOf(form), 'items[0][price]');
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  const start = epochSeconds(work.now);
  const defaultMethod = textOf(form, 'default_payment_method') ?? null;
  if (defaultMethod) {
    await requireUsable(work, await getObject(db, 'payment_method', defaultMethod), customer.id);
  }
  const settings = formOf(form, 'payment_settings') ?? {};
  const subscription = newSubscription({
    customer,
    price,
    period: { start, end: periodEnd(start, start, price.recurring) },
    metadata: mergeMetadata(form),
    defaultMethod,
    savesDefault: textOf(settings, 'save_default_payment_method') === 'on_subscription',
    cancelAtPeriodEnd: booleanOf(form, 'cancel_at_period_end') ?? false,
  });
  await insertObject(db, 'subscription', subscription, { publicUrl: call.publicUrl });
  await db.query('INSERT INTO sandbox.stripe_billing (subscription, clock) VALUES ($1, $2)', [
    subscription.id,
    idOf(customer.test_clock),
  ]);
  return subscription;
}

async function firstInvoice(work: Work, subscription: Subscription, customer: Customer): Promise<Invoice> {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const reason = 'subscription_create';
  const draft = newInvoice(work, { subscription, customer, reason, period: { start, end } });
  const waiting: Subscription = { ...subscription, latest_invoice: draft.id };
  await insertObject(work.db, 'invoice', draft);
  await saveObject(work.db, 'subscription', waiting);
  await recordEvent(work, 'customer.subscription.created', waiting);
  await recordEvent(work, 'invoice.created', draft);
  return finalizeInvoice(work, draft);
}

async function customerOf({ form, db }: ApiCall): Promise<Customer> {
  const id = textOf(form, 'customer');
  if (!id) throw missingParam('customer');
  return getObject(db, 'customer', id, 'customer');
}

function priceOf(form: Form): string {
  const items = form.items;
  const list = typeof items === 'object' ? (Object.values(items) as Form[]) : [];
  const [first, ...others] = list;
  if (!first || typeof first !== 'object') throw missingParam('items');
  if (others.length > 0)
    throw invalidRequest('A subscription of the sandbox has one item.', { param: 'items' });
  const price = textOf(first, 'price');
  if (!price) throw missingParam('items[0][price]');
  return price;
}

function noCard(): Error {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  );
}
