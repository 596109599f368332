import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { enqueueEmail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { loadRefundedAmounts, lockRefundsOfPayment } from './refunded-amounts.ts';
import type { RefundRow } from './store.ts';
import { submitRefunds } from './submit-refunds.ts';
import { refunds } from './tables.ts';

/** Card money that somebody of the staff gives back, in part or whole. */
export interface StaffRefundInput {
  branchId: string;
  /** Made by the page: asked again, the same refund is answered. */
  refundId: string;
  /** What it was paid as, and the provider's id of the money. */
  paymentId: string;
  intentId: string;
  /** The place that it is given back for; null of a purchase or a month. */
  bookingId: string | null;
  /** What a card paid for it in all, and for the booking. The most that can go back. */
  paidPence: number;
  bookingPence: number | null;
  amountPence: number;
  currency: string;
  reason: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Gives card money back, as often as something is left of it: two who do so at once never give back more than was paid.
 * `also` is done in the same transaction, once. Refuses with refund_too_much, idempotency_mismatch.
 */
export async function refundAsStaff(
  services: Services,
  wish: StaffRefundInput,
  also: (tx: QueryExecutor, now: Date) => Promise<void> = async () => {},
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.transaction(async (tx) => {
    await lockRefundsOfPayment(tx, wish.branchId, wish.paymentId);
    if (await isKnown(tx, wish)) return;
    const { totalPence, bookingPence } = await loadRefundedAmounts(tx, wish);
    const left = Math.min(wish.paidPence - totalPence, (wish.bookingPence ?? wish.paidPence) - bookingPence);
    if (wish.amountPence > left) throw new AppError('refund_too_much');
    await writeRefund(tx, wish, now);
    await also(tx, now);
  });
  services.later('submit refunds', () => submitRefunds(services));
}

/** The same request once more. One id is never for two refunds. */
async function isKnown(tx: QueryExecutor, wish: StaffRefundInput): Promise<boolean> {
  const own = and(eq(refunds.branchId, wish.branchId), eq(refunds.id, wish.refundId));
  const [row] = (await tx.orm.select().from(refunds).where(own)) as (RefundRow | undefined)[];
  if (!row) return false;
  const same =
    row.paymentId === wish.paymentId &&
    row.bookingId === wish.bookingId &&
    row.amountPence === wish.amountPence;
  if (!same) throw new AppError('idempotency_mismatch');
  return true;
}

async function writeRefund(tx: QueryExecutor, wish: StaffRefundInput, now: Date): Promise<void> {
  const { branchId, refundId, paymentId, intentId, bookingId, amountPence, currency, reason, actor } = wish;
  await tx.orm.insert(refunds).values({
    branchId,
    id: refundId,
    paymentId,
    intentId,
    bookingId,
    amountPence,
    currency,
    reason,
    madeBy: actor,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor,
      subject: 'refund',
      subjectId: refundId,
      action: 'DUE',
      why: reason,
      detail: { paymentId, bookingId, amountPence },
    },
  ]);
  await enqueueEmail(tx, { branchId, kind: 'refund-made', subject: { refundId } }, now);
}
