import type { ApiCall } from '../api/api-call.ts';
import { mergeMetadata, readText } from '../api/form.ts';
import { readShipping } from '../objects/address.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';
import { saveObject } from '../objects/object-store.ts';
import { parseAmount, parseCurrency } from '../objects/payment-intent.ts';
import { resolvePaymentMethod } from '../objects/payment-method.ts';
import { createUnexpectedStateError } from './unexpected-state-error.ts';

const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const texts = ['description', 'receipt_email', 'customer', 'transfer_group', 'statement_descriptor'] as const;

/** Changes an intent that the caller has locked. Amount, currency and card can change only before the payment. */
export async function updateIntent(call: ApiCall, intent: PaymentIntent): Promise<PaymentIntent> {
  const { form } = call;
  const changed: PaymentIntent = { ...intent, metadata: mergeMetadata(form, intent.metadata) };
  for (const fixed of ['amount', 'currency', 'payment_method'] as const) {
    if (fixed in form && !changeable.includes(intent.status)) {
      throw createUnexpectedStateError(
        intent,
        `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. You may only update the ${fixed} of a PaymentIntent with one of the following statuses: ${changeable.join(', ')}.`,
      );
    }
  }
  for (const field of texts) if (field in form) changed[field] = readText(form, field) ?? null;
  if ('amount' in form) changed.amount = parseAmount(form);
  if ('currency' in form) changed.currency = parseCurrency(form);
  if ('shipping' in form) changed.shipping = readShipping(form);
  const named = readText(form, 'payment_method');
  if (named) {
    changed.payment_method = (await resolvePaymentMethod(call, named)).id;
    if (intent.status === 'requires_payment_method') changed.status = 'requires_confirmation';
  }
  await saveObject(call.db, 'payment_intent', changed);
  return changed;
}
