import type { RefundStatus } from '@studio/domain/money/refund-status';
import { and, asc, eq, gt, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import type { StoredOrder } from './order-details.ts';
import { type PaymentStatus, payments, providerEvents, refunds } from './tables.ts';

export interface PaymentRow {
  branchId: string;
  id: string;
  intentId: string | null;
  holdId: string;
  classId: string;
  clientId: string;
  principalId: string | null;
  places: number;
  amountPence: number;
  currency: string;
  order: StoredOrder;
  status: PaymentStatus;
  method: string | null;
  receiptUrl: string | null;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
  createdAt: Date;
}

export interface RefundRow {
  branchId: string;
  id: string;
  paymentId: string;
  intentId: string;
  bookingId: string | null;
  amountPence: number;
  currency: string;
  reason: string;
  createdAt: Date;
  status: RefundStatus;
  providerId: string | null;
  attempts: number;
  /** Staff member or `ExternalRefunder` who made the refund; null if a cancellation of the booking caused it. */
  madeBy: string | null;
  earlierProviderIds: string[];
  round: number;
}

/** Returns a payment, found by the id of the provider's intent or by its own id. */
export async function findPayment(
  db: QueryExecutor,
  by: { intentId: string } | { branchId: string; id: string },
): Promise<PaymentRow | null> {
  const [name, condition] =
    'intentId' in by
      ? ['payment_of_intent', eq(payments.intentId, by.intentId)]
      : ['payment_by_id', and(eq(payments.branchId, by.branchId), eq(payments.id, by.id))];
  const [row] = await db.orm.select().from(payments).where(condition).prepare(name).execute();
  return (row as PaymentRow | undefined) ?? null;
}

/** Returns the open payment of a hold; at most one exists. */
export async function findOpenPayment(
  db: QueryExecutor,
  branchId: string,
  holdId: string,
): Promise<PaymentRow | null> {
  const [row] = await db.orm
    .select()
    .from(payments)
    .where(and(eq(payments.branchId, branchId), eq(payments.holdId, holdId), eq(payments.status, 'OPEN')))
    .prepare('open_payment_of_hold')
    .execute();
  return (row as PaymentRow | undefined) ?? null;
}

/** Locks a payment until the transaction ends, so that only one concurrent caller settles it. */
export async function lockPayment(
  tx: QueryExecutor,
  branchId: string,
  id: string,
): Promise<PaymentRow | null> {
  const [row] = await tx.orm
    .select()
    .from(payments)
    .where(and(eq(payments.branchId, branchId), eq(payments.id, id)))
    .for('update')
    .prepare('lock_payment')
    .execute();
  return (row as PaymentRow | undefined) ?? null;
}

/** Returns open payments of a hold's browser for the hold's class that belong to an earlier hold. */
export async function findStaleHoldPayments(
  db: QueryExecutor,
  hold: { branchId: string; id: string; classId: string; clientId: string },
): Promise<PaymentRow[]> {
  const rows = await db.orm
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.branchId, hold.branchId),
        eq(payments.status, 'OPEN'),
        eq(payments.classId, hold.classId),
        eq(payments.clientId, hold.clientId),
        ne(payments.holdId, hold.id),
      ),
    )
    .prepare('stale_hold_payments')
    .execute();
  return rows as PaymentRow[];
}

const pageSize = 200;

/**
 * Returns payments still open since before an instant, oldest first, one page at a time. `after` is the last row of the
 * previous page.
 */
export async function listStaleOpenPayments(
  db: QueryExecutor,
  before: Date,
  after: PaymentRow | undefined,
): Promise<PaymentRow[]> {
  const rows = await db.orm
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'OPEN'),
        lt(payments.createdAt, before),
        after ? gt(payments.id, after.id) : undefined,
      ),
    )
    .orderBy(payments.id)
    .limit(pageSize);
  return rows as PaymentRow[];
}

/**
 * Records that an event has been processed. Returns false if it was recorded before; the transaction must then do
 * nothing more.
 */
export async function markEventProcessed(
  db: QueryExecutor,
  event: { id: string; type: string },
  receivedAt: Date,
): Promise<boolean> {
  const rows = await db.orm
    .insert(providerEvents)
    .values({ ...event, receivedAt })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
    .prepare('record_provider_event')
    .execute();
  return rows.length === 1;
}

export async function isEventProcessed(db: QueryExecutor, id: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, id))
    .prepare('event_by_id')
    .execute();
  return rows.length === 1;
}

/**
 * Returns the refund of a purchase, or of a payment that never became a booking. Ignores refunds by staff or at the
 * provider.
 */
export async function findRefundWithoutBooking(
  db: QueryExecutor,
  by: { branchId: string; paymentId: string },
): Promise<RefundRow | null> {
  const [row] = await db.orm
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.branchId, by.branchId),
        eq(refunds.paymentId, by.paymentId),
        isNull(refunds.bookingId),
        isNull(refunds.madeBy),
      ),
    )
    .prepare('refund_of_payment')
    .execute();
  return row ?? null;
}

/**
 * Returns all refunds of a payment, for any of its places and by anyone, oldest first. Omits dropped refunds and disputes
 * that the studio won, because they refund nothing.
 */
export async function listRefunds(
  db: QueryExecutor,
  { branchId, paymentId }: { branchId: string; paymentId: string },
): Promise<RefundRow[]> {
  return db.orm
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.branchId, branchId),
        eq(refunds.paymentId, paymentId),
        notInArray(refunds.status, ['DROPPED', 'WON']),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .prepare('refunds_of_payment')
    .execute();
}

/** Returns the provider's id of the refund that a row represents, fully or in part. */
export function getProviderRefundId({ providerId }: Pick<RefundRow, 'providerId'>): string | null {
  return providerId?.split('#')[0] ?? null;
}

/** Returns the idempotency key of a refund at the provider. Each resubmission has its own key. */
export function getRefundIdempotencyKey({ id, round }: Pick<RefundRow, 'id' | 'round'>): string {
  return round === 0 ? id : `${id}.${round}`;
}

/**
 * Leases due refunds to submit and pending refunds to check. For a minute, no other process submits them; the lease of
 * a crashed process expires.
 */
export async function leaseDueRefunds(database: Database, now: Date, maxRows: number): Promise<RefundRow[]> {
  const rows = await database.run<{ id: string; branchId: string }>(takeDue, [
    now,
    new Date(now.getTime() + 60_000),
    maxRows,
  ]);
  const found: RefundRow[] = [];
  for (const { branchId, id } of rows) {
    const [row] = await database.orm
      .select()
      .from(refunds)
      .where(and(eq(refunds.branchId, branchId), eq(refunds.id, id)));
    if (row) found.push(row);
  }
  return found;
}

/**
 * Makes every submitted or leased refund due now. For process start, when no one knows whether the process with the
 * lease still runs. Submitting twice is harmless, because each refund has a fixed idempotency key.
 */
export async function makePendingRefundsDue(database: Database, now: Date): Promise<void> {
  await database.run(markPendingDue, [now]);
}

const markPendingDue = {
  name: 'make_pending_refunds_due',
  text: `UPDATE refunds SET next_attempt_at = $1 WHERE status IN ('DUE', 'PENDING') AND next_attempt_at > $1`,
};

const takeDue = {
  name: 'lease_due_refunds',
  text: `UPDATE refunds SET next_attempt_at = $2, attempts = attempts + 1
    WHERE (branch_id, id) IN (
      SELECT branch_id, id FROM refunds
      WHERE status IN ('DUE', 'PENDING') AND next_attempt_at <= $1
      ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING branch_id AS "branchId", id`,
};
