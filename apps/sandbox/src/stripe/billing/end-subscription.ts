import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import { cancelPayment } from '../intents/cancel-intent.ts';
import type { Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { lockObject, readHiddenData, saveObject } from '../objects/object-store.ts';
import { stopCollecting, voidInvoice } from './change-invoice.ts';
import { findLatestInvoice, isActiveOrPastDue, scheduleNextStep } from './next-billing-step.ts';

export type EndReason = 'cancellation_requested' | 'payment_failed';

/**
 * Ends a locked subscription. A subscription that was never active expires, and its invoice is voided. Otherwise an
 * unpaid invoice keeps its status, but is no longer charged automatically.
 */
export async function endSubscription(
  work: WorkContext,
  subscription: Subscription,
  reason: EndReason,
): Promise<Subscription> {
  const now = toEpochSeconds(work.now);
  const wasActive = isActiveOrPastDue(subscription);
  const ended: Subscription = {
    ...subscription,
    status: wasActive ? 'canceled' : 'incomplete_expired',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pause_collection: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
  await settleLatest(work, subscription, wasActive);
  await saveObject(work.db, 'subscription', ended);
  const type = wasActive ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  await recordEvent(work, type, ended, wasActive ? undefined : { status: subscription.status });
  await scheduleNextStep(work.db, ended.id);
  return ended;
}

async function settleLatest(
  work: WorkContext,
  subscription: Subscription,
  wasActive: boolean,
): Promise<void> {
  const invoice = await findLatestInvoice(work.db, subscription);
  if (invoice?.status !== 'open' && invoice?.status !== 'draft') return;
  if (wasActive) {
    if (invoice.auto_advance) await stopCollecting(work, invoice);
    return;
  }
  await voidInvoice(work, invoice);
  const { intent } = await readHiddenData<{ intent: string }>(work.db, invoice.id);
  if (intent) await cancelPayment(work, await lockObject(work.db, 'payment_intent', intent), 'void_invoice');
}
