import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Charge, Dispute } from './api-objects.ts';
import { createId } from './create-id.ts';
import { recordEvent } from './event.ts';
import { getId, insertObject, saveObject } from './object-store.ts';

/** Seconds in which the studio can respond to a dispute: 8 days. */
const responseSeconds = 8 * 86_400;

/** Opens a dispute, which withdraws the money of a charge, or an inquiry, which doesn't. */
export async function openDispute(
  work: WorkContext,
  charge: Charge,
  kind: 'dispute' | 'inquiry',
): Promise<void> {
  const created = toEpochSeconds(work.now);
  const dispute: Dispute = {
    id: createId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + responseSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    payment_intent: getId(charge.payment_intent),
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  };
  await insertObject(work.db, 'dispute', dispute);
  await saveObject(work.db, 'charge', { ...charge, disputed: kind === 'dispute' });
  await recordEvent(work, 'charge.dispute.created', dispute);
  if (kind === 'dispute') await recordEvent(work, 'charge.dispute.funds_withdrawn', dispute);
}

/** Sets the status of a dispute after evidence or at its end, and sends the events. */
export async function updateDispute(
  work: WorkContext,
  dispute: Dispute,
  status: Dispute['status'],
): Promise<Dispute> {
  const moved: Dispute = { ...dispute, status };
  await saveObject(work.db, 'dispute', moved);
  await recordEvent(work, 'charge.dispute.updated', moved, { status: dispute.status });
  if (status === 'won') await recordEvent(work, 'charge.dispute.funds_reinstated', moved);
  if (['won', 'lost', 'warning_closed'].includes(status))
    await recordEvent(work, 'charge.dispute.closed', moved);
  return moved;
}

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
