import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { mergeMetadata } from '../api/form.ts';
import type { Charge, Refund } from './api-objects.ts';
import { createId } from './create-id.ts';
import { getId } from './object-store.ts';

/** Creates a refund of part or all of a charge. `amount` is in pence. */
export function createRefund(
  call: ApiCall,
  charge: Charge,
  { amount, reason, status }: Pick<Refund, 'amount' | 'reason'> & { status: 'succeeded' | 'pending' },
): Refund {
  return {
    id: createId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: toEpochSeconds(call.now),
    currency: charge.currency,
    customer: getId(charge.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata(call.form),
    payment_intent: getId(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
