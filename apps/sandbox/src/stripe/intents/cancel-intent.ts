import { type ApiCall, toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import { readChoice } from '../api/form.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { saveObject } from '../objects/object-store.ts';
import { createUnexpectedStateError } from './unexpected-state-error.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
const open = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** Cancels an intent that the caller has locked. Throws when the intent has succeeded or is already cancelled. */
export async function cancelIntent(call: ApiCall, intent: PaymentIntent): Promise<PaymentIntent> {
  const reason = readChoice(call.form, 'cancellation_reason', reasons) ?? null;
  if (!open.includes(intent.status)) {
    throw createUnexpectedStateError(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${open.join(', ')}.`,
    );
  }
  return cancelPayment(call, intent, reason);
}

/** Cancels an intent of any status, which is then no longer payable. */
export async function cancelPayment(
  work: WorkContext,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): Promise<PaymentIntent> {
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: toEpochSeconds(work.now),
    cancellation_reason: reason,
    next_action: null,
  };
  await saveObject(work.db, 'payment_intent', canceled);
  await recordEvent(work, 'payment_intent.canceled', canceled);
  return canceled;
}
