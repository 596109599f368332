import { allocateRefund } from '@studio/domain/money/allocate-refund';
import { and, eq } from 'drizzle-orm';
import type {
  ProviderDispute,
  ProviderRefund,
  ProviderRefundsAndDisputes,
} from '../integrations/payments/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { recordDisputeNotice, recordExternalRefundNotice } from './external-payment-notices.ts';
import {
  adoptExternalRefund,
  changeUnmadeRefund,
  type ExternalRefund,
  recordExternalRefund,
  reduceDueRefunds,
} from './external-refund.ts';
import { listPaidPlaces, type PaidItem } from './find-paid-item.ts';
import {
  computeExcessPence,
  hasFailed,
  isRefunded,
  isUnsubmitted,
  listRefundRows,
  type ProviderRefundContext,
  reducesRefundable,
  sumOf,
} from './refund-context.ts';
import { lockRefundsOfPayment } from './refunded-amounts.ts';
import { listReducible, releaseRefunds, settleUnsubmittedRefunds } from './release-refunds.ts';
import { getProviderRefundId, getRefundIdempotencyKey, type RefundRow } from './store.ts';
import { refunds } from './tables.ts';
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
  const existing = await listRefundRows(context);
  const foreign = reported.refunds.filter((refund) => !rowsFor(existing, refund).length);
  for (const refund of reported.refunds)
    for (const row of rowsFor(existing, refund)) await updateRefundStatus(tx, row, refund, now);
  const written: RefundRow[] = [];
  // A refund in the dashboard may follow the end of a dispute, and replace a refund that the dispute had held.
  for (const dispute of reported.disputes) written.push(...(await updateDispute(context, dispute)));
  const hasWon = written.some(({ status }) => status === 'WON');
  const released = await releaseRefunds(context, hasWon);
  for (const refund of foreign) written.push(...(await recordRefund(context, refund)));
  for (const dispute of reported.disputes) written.push(...(await recordDispute(context, dispute)));
  await settleUnsubmittedRefunds(context, released);
  return {
    written,
    isFullyRefunded: sumOf((await listRefundRows(context)).filter(isRefunded)) >= reported.receivedPence,
  };
}

/** Returns the rows of a provider refund: found by its id, or by the idempotency key while the id isn't saved. */
function rowsFor(rows: readonly RefundRow[], { id, idempotencyKey }: ProviderRefund): RefundRow[] {
  return rows.filter(
    (row) =>
      getProviderRefundId(row) === id ||
      (row.providerId === null && idempotencyKey !== null && getRefundIdempotencyKey(row) === idempotencyKey),
  );
}

async function recordRefund(context: ProviderRefundContext, refund: ProviderRefund): Promise<RefundRow[]> {
  const { tx, paid, receivedPence, now } = context;
  const rows = await listRefundRows(context);
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

/** Saves the new status of a dispute that is already in the database. Returns the changed rows. */
async function updateDispute(context: ProviderRefundContext, dispute: ProviderDispute): Promise<RefundRow[]> {
  const { tx, now } = context;
  const status = statusOfDispute[dispute.state];
  const rows = (await listRefundRows(context)).filter((row) => getProviderRefundId(row) === dispute.id);
  const changed: RefundRow[] = [];
  for (const row of rows) {
    // A dispute that has ended can't be open again, so a response that says so is outdated.
    if (!status || row.status === status || status === 'DISPUTED') continue;
    const own = and(eq(refunds.branchId, row.branchId), eq(refunds.id, row.id));
    await tx.orm.update(refunds).set({ status, updatedAt: now }).where(own);
    changed.push({ ...row, status });
  }
  return changed;
}

/** Inserts a dispute that withdraws money and isn't in the database yet, and its notice. Returns the inserted rows. */
async function recordDispute(context: ProviderRefundContext, dispute: ProviderDispute): Promise<RefundRow[]> {
  await recordDisputeNotice(context.tx, context.paid, dispute, context.now);
  const isKnown = (await listRefundRows(context)).some((row) => getProviderRefundId(row) === dispute.id);
  const status = statusOfDispute[dispute.state];
  if (isKnown || !status || status === 'WON') return [];
  const { id: providerId, madeAt, amountPence } = dispute;
  return writeExternalRefund(
    context,
    { madeBy: 'dispute', providerId, status, failure: null, madeAt },
    amountPence,
  );
}

const statusOfDispute = {
  inquiry: null,
  open: 'DISPUTED',
  won: 'WON',
  closed: 'WON',
  lost: 'SUCCEEDED',
} as const;

async function writeExternalRefund(
  context: ProviderRefundContext,
  details: Omit<ExternalRefund, 'paid' | 'intentId'>,
  amountPence: number,
): Promise<RefundRow[]> {
  const { tx, paid, intentId, now } = context;
  // Holds or reduces due refunds first, because they count as refunded and would leave too little for this one.
  const due = await listReducible(context);
  if (details.status === 'DISPUTED')
    for (const row of due) await changeUnmadeRefund(tx, row, 'HELD', 'payment disputed', now);
  else if (details.status !== 'FAILED')
    await reduceDueRefunds(tx, due, (await computeExcessPence(context)) + amountPence, now);
  const rows = (await listRefundRows(context)).filter(reducesRefundable);
  const places = (await listPaidPlaces(tx, paid)).map(({ bookingId, pricePence, ended }) => {
    const refundedPence = sumOf(rows.filter((row) => row.bookingId === bookingId));
    return { bookingId, remainingPence: pricePence - refundedPence, ended };
  });
  const parts = allocateRefund(amountPence, places);
  return recordExternalRefund(tx, { paid, intentId, ...details }, parts, now);
}

function isOpen(row: RefundRow): boolean {
  return isUnsubmitted(row) || hasFailed(row) || row.status === 'HELD';
}
