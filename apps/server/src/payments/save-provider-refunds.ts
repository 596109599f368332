import { allocateRefund } from '@studio/domain/money/allocate-refund';
import { and, asc, eq } from 'drizzle-orm';
import type {
  ProviderDispute,
  ProviderRefund,
  ProviderRefundsAndDisputes,
} from '../integrations/payments/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { recordDisputeNotice, recordExternalRefundNotice } from './external-payment-notices.ts';
import {
  adoptExternalRefund,
  type ExternalRefund,
  recordExternalRefund,
  reduceDueRefunds,
  setRefundsHeld,
} from './external-refund.ts';
import { listPaidPlaces, type PaidItem } from './find-paid-item.ts';
import { lockRefundsOfPayment } from './refunded-amounts.ts';
import { getProviderRefundId, getRefundIdempotencyKey, type RefundRow } from './store.ts';
import { refunds, uncountedRefundStatuses } from './tables.ts';
import { refundStatusByProviderStatus, updateRefundStatus } from './update-refund-status.ts';

/**
 * Result of `saveProviderRefunds`: the rows that are new or whose dispute has a new status, and whether all money of
 * the payment is refunded.
 */
export interface SavedProviderRefunds {
  written: RefundRow[];
  isFullyRefunded: boolean;
}

/**
 * Saves every refund and dispute of a payment that the provider reports. Idempotent and independent of their order.
 * Updates the refunds that the server submitted, and adds rows for the others so that the server doesn't refund the
 * same money again.
 */
export async function saveProviderRefunds(
  tx: QueryExecutor,
  paid: PaidItem,
  intentId: string,
  reported: ProviderRefundsAndDisputes,
  now: Date,
): Promise<SavedProviderRefunds> {
  await lockRefundsOfPayment(tx, paid.branchId, paid.id);
  const context = { tx, paid, intentId, receivedPence: reported.receivedPence, now };
  const existing = await listRows(context);
  const foreign = reported.refunds.filter((refund) => !rowsFor(existing, refund).length);
  for (const refund of reported.refunds)
    for (const row of rowsFor(existing, refund)) await updateRefundStatus(tx, row, refund, now);
  const written: RefundRow[] = [];
  for (const refund of foreign) written.push(...(await recordRefund(context, refund)));
  for (const dispute of reported.disputes) written.push(...(await recordDispute(context, dispute)));
  await settleUnsubmittedRefunds(context);
  return {
    written,
    isFullyRefunded: sumOf((await listRows(context)).filter(isRefunded)) >= reported.receivedPence,
  };
}

interface RefundContext {
  tx: QueryExecutor;
  paid: PaidItem;
  intentId: string;
  receivedPence: number;
  now: Date;
}

function listRows({ tx, paid }: RefundContext): Promise<RefundRow[]> {
  const ofPayment = and(eq(refunds.branchId, paid.branchId), eq(refunds.paymentId, paid.id));
  return tx.orm.select().from(refunds).where(ofPayment).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/**
 * Holds the refunds that aren't submitted yet while a dispute about the payment is open, because the provider would
 * reject them (handbook: paying 13). Once no dispute is open, makes held refunds due again, reduces them to what the
 * payment still has, and emails the payer about each one left.
 */
async function settleUnsubmittedRefunds(context: RefundContext): Promise<void> {
  const { tx, now } = context;
  const rows = await listRows(context);
  if (rows.some(({ status }) => status === 'DISPUTED')) {
    await setRefundsHeld(tx, rows.filter(isUnsubmitted), true, now);
    return;
  }
  const held = rows.filter(({ status }) => status === 'HELD');
  await setRefundsHeld(tx, held, false, now);
  await reduceDueRefunds(
    tx,
    (await listRows(context)).filter(isUnsubmitted),
    await computeExcessPence(context),
    now,
  );
  const releasedIds = new Set(held.map(({ id }) => id));
  for (const { branchId, id: refundId } of (await listRows(context)).filter(({ id }) => releasedIds.has(id)))
    await enqueueEmail(tx, { branchId, kind: 'refund-made', subject: { refundId } }, now);
}

/** Returns the rows of a provider refund: found by its id, or by the idempotency key while the id isn't saved. */
function rowsFor(rows: readonly RefundRow[], { id, idempotencyKey }: ProviderRefund): RefundRow[] {
  return rows.filter(
    (row) =>
      getProviderRefundId(row) === id ||
      (row.providerId === null && idempotencyKey !== null && getRefundIdempotencyKey(row) === idempotencyKey),
  );
}

async function recordRefund(context: RefundContext, refund: ProviderRefund): Promise<RefundRow[]> {
  const { tx, paid, receivedPence, now } = context;
  const rows = await listRows(context);
  const { id: providerId, amountPence, failure, status: providerStatus, madeAt } = refund;
  const status = refundStatusByProviderStatus[providerStatus];
  const isOver = sumOf(rows.filter(reducesRefundable)) + amountPence > receivedPence;
  if (providerStatus === 'failed' && (isOver || isEarlierRound(rows, refund))) return [];
  // If the amount paid has no room for this refund besides the refunds in the database, someone has made one of them at
  // the provider: one of the same amount that is still due, or has failed.
  const same = isOver ? rows.find((row) => isOpen(row) && row.amountPence === amountPence) : undefined;
  if (same) {
    await adoptExternalRefund(tx, same, { providerId, status, failure }, now);
    return [];
  }
  const written = await writeExternalRefund(
    context,
    { madeBy: 'provider', providerId, status, failure, madeAt },
    amountPence,
  );
  await recordExternalRefundNotice(tx, paid, refund, now);
  return written;
}

/**
 * Returns whether a failed refund is an earlier submission of one of the rows, by its idempotency key or by the rows'
 * earlier provider ids.
 */
function isEarlierRound(rows: readonly RefundRow[], { id, idempotencyKey }: ProviderRefund): boolean {
  return rows.some(
    (row) =>
      row.earlierProviderIds.some((earlierId) => getProviderRefundId({ providerId: earlierId }) === id) ||
      idempotencyKey?.split('.')[0] === row.id,
  );
}

async function recordDispute(context: RefundContext, dispute: ProviderDispute): Promise<RefundRow[]> {
  const { tx, paid, now } = context;
  await recordDisputeNotice(tx, paid, dispute, now);
  const rows = (await listRows(context)).filter((row) => getProviderRefundId(row) === dispute.id);
  const status = statusOfDispute[dispute.state];
  if (!status) return [];
  if (rows.length === 0 && status === 'WON') return [];
  const { id: providerId, madeAt, amountPence } = dispute;
  if (rows.length === 0)
    return writeExternalRefund(
      context,
      { madeBy: 'dispute', providerId, status, failure: null, madeAt },
      amountPence,
    );
  const changed: RefundRow[] = [];
  for (const row of rows) {
    // A dispute that has ended can't be open again, so a response that says so is outdated.
    if (row.status === status || status === 'DISPUTED') continue;
    const own = and(eq(refunds.branchId, row.branchId), eq(refunds.id, row.id));
    await tx.orm.update(refunds).set({ status, updatedAt: now }).where(own);
    changed.push({ ...row, status });
  }
  return changed;
}

const statusOfDispute = {
  inquiry: null,
  open: 'DISPUTED',
  won: 'WON',
  closed: 'WON',
  lost: 'SUCCEEDED',
} as const;

async function writeExternalRefund(
  context: RefundContext,
  details: Omit<ExternalRefund, 'paid' | 'intentId'>,
  amountPence: number,
): Promise<RefundRow[]> {
  const { tx, paid, intentId, now } = context;
  // Holds or reduces due refunds first, because they count as refunded and would leave too little for this one.
  const due = (await listRows(context)).filter(isUnsubmitted);
  if (details.status === 'DISPUTED') await setRefundsHeld(tx, due, true, now);
  else if (details.status !== 'FAILED')
    await reduceDueRefunds(tx, due, (await computeExcessPence(context)) + amountPence, now);
  const rows = (await listRows(context)).filter(reducesRefundable);
  const places = (await listPaidPlaces(tx, paid)).map(({ bookingId, pricePence, ended }) => {
    const refundedPence = sumOf(rows.filter((row) => row.bookingId === bookingId));
    return { bookingId, remainingPence: pricePence - refundedPence, ended };
  });
  const parts = allocateRefund(amountPence, places);
  return recordExternalRefund(tx, { paid, intentId, ...details }, parts, now);
}

/**
 * Returns by how many pence refunds, including due but not failed ones, exceed what was paid; negative if money remains
 * to refund.
 */
async function computeExcessPence(context: RefundContext): Promise<number> {
  return sumOf((await listRows(context)).filter(isRefunded)) - context.receivedPence;
}

function isUnsubmitted({ status, providerId }: RefundRow): boolean {
  return status === 'DUE' && providerId === null;
}

function isOpen(row: RefundRow): boolean {
  return isUnsubmitted(row) || row.status === 'FAILED';
}

/**
 * Returns whether a row reduces what can still be refunded. A failed refund does, because the studio still owes it; a
 * held refund and a dispute that the studio won don't.
 */
function reducesRefundable({ status }: RefundRow): boolean {
  return !uncountedRefundStatuses.includes(status);
}

function isRefunded(row: RefundRow): boolean {
  return reducesRefundable(row) && row.status !== 'FAILED';
}

function sumOf(rows: readonly RefundRow[]): number {
  return rows.reduce((sum, { amountPence }) => sum + amountPence, 0);
}
