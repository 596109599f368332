import type { ApiCall } from '../api/call.ts';
import { mergeMetadata, textOf } from '../api/form.ts';
import { readShipping } from '../objects/address.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';
import { saveObject } from '../objects/object-store.ts';
import { readAmount, readCurrency } from '../objects/payment-intent.ts';
import { takePaymentMethod } from '../objects/payment-method.ts';
import { unexpectedState } from './unexpected-state.ts';

const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const texts = ['description', 'receipt_email', 'customer', 'transfer_group', 'statement_descriptor'] as const;

/** Changes an intent whose row the caller has locked; the amount only while nothing has been paid. */
export async function updateIntent(call: ApiCall, intent: PaymentIntent): Promise<PaymentIntent> {
  const { form } = call;
  const changed: PaymentIntent = { ...intent, metadata: mergeMetadata(form, intent.metadata) };
  for (const fixed of ['amount', 'currency', 'payment_method'] as const) {
    if (fixed in form && !changeable.includes(intent.status)) {
      throw unexpectedState(
        intent,
        `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. You may only update the ${fixed} of a PaymentIntent with one of the following statuses: ${changeable.join(', ')}.`,
      );
    }
  }
  for (const field of texts) if (field in form) changed[field] = textOf(form, field) ?? null;
  if ('amount' in form) changed.amount = readAmount(form);
  if ('currency' in form) changed.currency = readCurrency(form);
  if ('shipping' in form) changed.shipping = readShipping(form);
  const named = textOf(form, 'payment_method');
  if (named) {
    changed.payment_method = (await takePaymentMethod(call, named)).id;
    if (intent.status === 'requires_payment_method') changed.status = 'requires_confirmation';
  }
  await saveObject(call.db, 'payment_intent', changed);
  return changed;
}
