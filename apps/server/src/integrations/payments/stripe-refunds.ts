import type Stripe from 'stripe';
import { callStripe, fromEpochSeconds } from './call-stripe.ts';
import type { PaymentsPort, ProviderDispute, ProviderRefund } from './port.ts';

type Refunds = Pick<PaymentsPort, 'createRefund' | 'retrieveRefund' | 'readRefundsAndDisputes'>;

/** Creates the part of the payments port for disputes and for refunds, including refunds made in Stripe's dashboard. */
export function createStripeRefunds(stripe: Stripe): Refunds {
  return {
    createRefund: ({ idempotencyKey, intentId, amountPence }) =>
      callStripe(async () => {
        const made = await stripe.refunds.create(
          { payment_intent: intentId, amount: amountPence, metadata: { refund_id: idempotencyKey } },
          { idempotencyKey: `refund-${idempotencyKey}` },
        );
        return refundFrom(made);
      }),
    retrieveRefund: (providerId) =>
      callStripe(async () => refundFrom(await stripe.refunds.retrieve(providerId))),
    readRefundsAndDisputes: (intentId) =>
      callStripe(async () => {
        const { amount_received: receivedPence } = await stripe.paymentIntents.retrieve(intentId);
        const of = { payment_intent: intentId, limit: 100 };
        const refunds = await stripe.refunds.list(of).autoPagingToArray({ limit: 1000 });
        const disputes = await stripe.disputes.list(of).autoPagingToArray({ limit: 100 });
        return {
          receivedPence,
          refunds: refunds.map(refundFrom).reverse(),
          disputes: disputes.map(disputeFrom).reverse(),
        };
      }),
  };
}

function refundFrom(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const status = refund.status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending';
  return {
    id: refund.id,
    status,
    failure: refund.failure_reason ?? null,
    amountPence: refund.amount,
    idempotencyKey: refund.metadata?.refund_id ?? null,
    madeAt: fromEpochSeconds(refund.created),
  };
}

/**
 * Maps Stripe's dispute statuses. `warning_…` is an inquiry: no money is withdrawn unless it becomes a dispute.
 * `prevented`: the payment was refunded before a dispute.
 */
const states: Record<string, ProviderDispute['state']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

function disputeFrom(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    amountPence: dispute.amount,
    state: states[dispute.status] ?? 'open',
    status: dispute.status,
    reason: dispute.reason,
    evidenceDueBy: dueBy === null ? null : fromEpochSeconds(dueBy),
    madeAt: fromEpochSeconds(dispute.created),
  };
}
