import { isRefundCounted } from '@studio/domain/money/refund-status';
import { and, asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { PaidItem } from './find-paid-item.ts';
import type { RefundRow } from './store.ts';
import { refunds } from './tables.ts';

/** Payment whose refunds at the provider are saved, and the transaction that saves them. */
export interface ProviderRefundContext {
  tx: QueryExecutor;
  paid: PaidItem;
  intentId: string;
  /** Amount that the provider has received, in pence. */
  receivedPence: number;
  now: Date;
}

/** Returns the refunds and disputes of the payment in the database, oldest first. */
export function listRefundRows({ tx, paid }: ProviderRefundContext): Promise<RefundRow[]> {
  const ofPayment = and(eq(refunds.branchId, paid.branchId), eq(refunds.paymentId, paid.id));
  return tx.orm.select().from(refunds).where(ofPayment).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/**
 * Returns by how many pence refunds, including due but not failed ones, exceed what was paid; negative if money remains
 * to refund.
 */
export async function computeExcessPence(context: ProviderRefundContext): Promise<number> {
  return sumOf((await listRefundRows(context)).filter(isRefunded)) - context.receivedPence;
}

/** Returns whether a refund is due and not at the provider yet. */
export function isUnsubmitted({ status, providerId }: RefundRow): boolean {
  return status === 'DUE' && providerId === null;
}

export function hasFailed({ status }: RefundRow): boolean {
  return status === 'FAILED';
}

/**
 * Returns whether a row reduces what can still be refunded. A failed refund does, because the studio still owes it; a
 * held or dropped refund and a dispute that the studio won don't.
 */
export function reducesRefundable({ status }: RefundRow): boolean {
  return isRefundCounted(status);
}

/** Returns whether a row has returned money to the payer or will do so. */
export function isRefunded(row: RefundRow): boolean {
  return reducesRefundable(row) && row.status !== 'FAILED';
}

export function sumOf(rows: readonly RefundRow[]): number {
  return rows.reduce((sum, { amountPence }) => sum + amountPence, 0);
}
