import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import {
  createMissingParameterError,
  type Form,
  mergeMetadata,
  readBoolean,
  readChoice,
  readInteger,
  readNestedForm,
  readText,
} from '../api/form.ts';
import type { Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, saveObject } from '../objects/object-store.ts';
import { requireUsablePaymentMethod } from '../objects/payment-method.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';
import { isActiveOrPastDue, scheduleNextStep } from './next-billing-step.ts';

/** Supported behaviours of invoices while payments are paused. */
const behaviors = ['keep_as_draft', 'void'] as const;

/** Changes a locked subscription: its metadata, card, cancellation at the period's end, and pause of payments. */
export async function changeSubscription(call: ApiCall, subscription: Subscription): Promise<Subscription> {
  const { form } = call;
  requireChangeable(form, subscription);
  const changed: Subscription = {
    ...subscription,
    metadata: mergeMetadata(form, subscription.metadata),
  };
  const method = readText(form, 'default_payment_method');
  if (method) {
    const card = await getObject(call.db, 'payment_method', method, 'default_payment_method');
    await requireUsablePaymentMethod(call, card, getId(subscription.customer));
    changed.default_payment_method = card.id;
  }
  const cancels = readBoolean(form, 'cancel_at_period_end');
  if (cancels !== undefined) {
    changed.cancel_at_period_end = cancels;
    changed.cancel_at = cancels ? getSubscriptionItem(subscription).current_period_end : null;
    changed.canceled_at = cancels ? toEpochSeconds(call.now) : null;
  }
  if ('pause_collection' in form) changed.pause_collection = readPause(form);
  await saveObject(call.db, 'subscription', changed);
  await recordEvent(call, 'customer.subscription.updated', changed, whatChanged(subscription, changed));
  await scheduleNextStep(call.db, changed.id);
  return changed;
}

function requireChangeable(form: Form, { status, id }: Subscription): void {
  const isAlwaysAllowed = Object.keys(form).every((name) => name === 'metadata' || name === 'expand');
  if (isActiveOrPastDue({ status }) || isAlwaysAllowed) return;
  throw createInvalidRequestError(
    status === 'incomplete'
      ? `You cannot update a subscription in \`incomplete\` status in a way that results in new charges or changes what is collected (${id}).`
      : 'A canceled subscription can only update its cancellation_details and metadata.',
  );
}

function readPause(form: Form): NonNullable<Subscription['pause_collection']> | null {
  const pause = readNestedForm(form, 'pause_collection');
  if (!pause) return null;
  const behavior = readChoice(pause, 'behavior', behaviors, 'pause_collection[behavior]');
  if (!behavior) throw createMissingParameterError('pause_collection[behavior]');
  return { behavior, resumes_at: readInteger(pause, 'resumes_at') ?? null };
}

function whatChanged(before: Subscription, after: Subscription): object {
  const fields = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Subscription]),
  );
  return Object.fromEntries(fields);
}
