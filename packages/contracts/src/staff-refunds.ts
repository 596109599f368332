import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

const pence = z.number().int();
const instant = z.string();
const reason = multiLineText().min(3).max(300);

/**
 * POST /admin/money/refund: refunds a card payment, or records the refund of a front-desk payment for a class, fully or
 * in parts. The page generates `refundId`; repeating it returns the same refund. For places, `bookingId` names the
 * place. A full refund removes the unused sessions that the payment bought, unless a gift card paid a part of them;
 * `removeSessions` removes them after any other refund too. Idempotent. Errors: bad_request (the payment has several
 * places, and `bookingId` is missing), not_found, refund_too_much, not_changeable (a front-desk payment for anything
 * other than a class, a payment of the demo data, or one that the provider doesn't have), payment_unavailable,
 * idempotency_mismatch.
 */
export const refundPaymentRequest = withEnvelope({
  branchId,
  refundId: id,
  source: z.enum(['place', 'purchase', 'month', 'desk']),
  id,
  bookingId: id.nullish(),
  amountPence: pence.min(1).max(10000000),
  reason,
  removeSessions: z.boolean().default(false),
});
export const refundPaymentResponse = z.object({
  ok: z.literal(true),
  /** Part of the refund of a front-desk payment that returned to a gift card. Staff hand over the rest. */
  giftCardPence: pence,
});
export type RefundPaymentResponse = z.infer<typeof refundPaymentResponse>;

/**
 * POST /admin/money/counter-sale/reverse: reverses the sale of a counter item or an unused gift card. Each part is
 * refunded by its payment method, and a gift card's part returns to the card. Errors: not_found, not_changeable (already
 * reversed, or the gift card is used).
 */
export const reverseCounterSaleRequest = withEnvelope({ branchId, paymentId: id, reason });
export const reverseCounterSaleResponse = z.object({
  ok: z.literal(true),
  refundedPence: pence,
  /** Part of `refundedPence` that returned to a gift card. Staff hand over the rest. */
  giftCardPence: pence,
});
export type ReverseCounterSaleResponse = z.infer<typeof reverseCounterSaleResponse>;

/** POST /admin/money/refunds/failed: returns failed refunds that are still owed, oldest first. */
export const listFailedRefundsRequest = withEnvelope({ branchId });
export const failedRefund = z.object({
  refundId: id,
  source: z.enum(['place', 'purchase', 'month']),
  paymentId: id,
  at: instant,
  failedAt: instant,
  amountPence: pence,
  currency: z.string(),
  item: z.string(),
  payerName: z.string(),
  personId: z.string().nullable(),
  reason: z.string(),
  failure: z.string().nullable(),
});
export type FailedRefund = z.infer<typeof failedRefund>;
export const listFailedRefundsResponse = z.object({ ok: z.literal(true), refunds: z.array(failedRefund) });
export type ListFailedRefundsResponse = z.infer<typeof listFailedRefundsResponse>;

/** POST /admin/money/refunds/retry: retries a failed refund at the provider. Idempotent. Errors: not_found, not_changeable. */
export const retryRefundRequest = withEnvelope({ branchId, refundId: id });

/**
 * POST /admin/money/refunds/otherwise: records that the front desk paid the refund. Errors: not_found, not_changeable.
 */
export const recordRefundPaidAtDeskRequest = withEnvelope({
  branchId,
  refundId: id,
  method: z.enum(['CASH', 'TERMINAL']),
  note: reason,
});
export const moneyOkResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/money/handled: marks a refund made at the provider, or a dispute, as handled, so Today no longer lists
 * it. Repeating the call changes nothing. Idempotent. Errors: not_found.
 */
export const markNoticeHandledRequest = withEnvelope({
  branchId,
  providerId: z.string().trim().min(1).max(200),
});
