import type Stripe from 'stripe';
import { epochSeconds, type Work } from '../api/call.ts';
import { recordEvent } from './event.ts';
import { newId } from './new-id.ts';
import { idOf, insertObject, saveObject } from './object-store.ts';

/** A dispute is answered within about a week. */
const answerSeconds = 8 * 86_400;

/** The payer's bank takes the money of a charge back, or asks about it (`inquiry`). */
export async function openDispute(
  work: Work,
  charge: Stripe.Charge,
  kind: 'dispute' | 'inquiry',
): Promise<void> {
  const created = epochSeconds(work.now);
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: created + answerSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  } as unknown as Stripe.Dispute;
  await insertObject(work.db, 'dispute', dispute);
  await saveObject(work.db, 'charge', { ...charge, disputed: kind === 'dispute' });
  await recordEvent(work, 'charge.dispute.created', dispute);
  if (kind === 'dispute') await recordEvent(work, 'charge.dispute.funds_withdrawn', dispute);
}

/** Ends a dispute, or takes evidence into it. */
export async function moveDispute(
  work: Work,
  dispute: Stripe.Dispute,
  status: Stripe.Dispute.Status,
): Promise<Stripe.Dispute> {
  const moved: Stripe.Dispute = { ...dispute, status };
  await saveObject(work.db, 'dispute', moved);
  await recordEvent(work, 'charge.dispute.updated', moved, { status: dispute.status });
  if (status === 'won') await recordEvent(work, 'charge.dispute.funds_reinstated', moved);
  if (['won', 'lost', 'warning_closed'].includes(status))
    await recordEvent(work, 'charge.dispute.closed', moved);
  return moved;
}
