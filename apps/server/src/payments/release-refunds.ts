import { enqueueEmail } from '../platform/emails/outbox.ts';
import { changeUnmadeRefund, reduceDueRefunds } from './external-refund.ts';
import { listPaidPlaces } from './find-paid-item.ts';
import {
  computeExcessPence,
  hasFailed,
  isRefunded,
  isUnsubmitted,
  listRefundRows,
  type ProviderRefundContext,
  sumOf,
} from './refund-context.ts';
import type { RefundRow } from './store.ts';

/**
 * Makes held refunds due again once no dispute about the payment is open (handbook: paying 13), and dropped ones if the
 * studio `hasWon` a dispute now, which it may have lost before. Returns the ids of those that a cancellation caused.
 */
export async function releaseRefunds(
  context: ProviderRefundContext,
  hasWon: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await listRefundRows(context);
  if (rows.some(({ status }) => status === 'DISPUTED')) return new Set();
  const waiting = rows.filter(({ status }) => status === 'HELD' || (status === 'DROPPED' && hasWon));
  for (const row of waiting) await changeUnmadeRefund(context.tx, row, 'DUE', 'dispute ended', context.now);
  return new Set(waiting.filter(({ madeBy }) => madeBy === null).map(({ id }) => id));
}

/**
 * Holds the refunds that aren't submitted yet while a dispute about the payment is open, because the provider would
 * reject them. Otherwise reduces them to what the payment still has, drops failed ones that a lost dispute has paid, and
 * emails the payer about the `released` ones that are left.
 */
export async function settleUnsubmittedRefunds(
  context: ProviderRefundContext,
  released: ReadonlySet<string>,
): Promise<void> {
  const { tx, now } = context;
  const rows = await listRefundRows(context);
  if (rows.some(({ status }) => status === 'DISPUTED')) {
    for (const row of rows.filter(isUnsubmitted))
      await changeUnmadeRefund(tx, row, 'HELD', 'payment disputed', now);
    return;
  }
  await reduceDueRefunds(tx, await listReducible(context), await computeExcessPence(context), now);
  if (rows.some(({ madeBy, status }) => madeBy === 'dispute' && status === 'SUCCEEDED'))
    await dropFailedRefunds(context);
  const left = (await listRefundRows(context)).filter(
    ({ id, status }) => released.has(id) && status === 'DUE',
  );
  for (const { branchId, id: refundId } of left)
    await enqueueEmail(tx, { branchId, kind: 'refund-made', subject: { refundId } }, now);
}

/**
 * Returns the refunds that can be reduced. Those of places to which more than their price would be refunded come last,
 * because `reduceDueRefunds` starts with the last one.
 */
export async function listReducible(context: ProviderRefundContext): Promise<RefundRow[]> {
  const rows = await listRefundRows(context);
  const places = await listPaidPlaces(context.tx, context.paid);
  const isOverpaid = ({ bookingId }: RefundRow) => {
    const place = places.find((one) => one.bookingId === bookingId);
    const ofPlace = rows.filter((row) => row.bookingId === bookingId && isRefunded(row));
    return place !== undefined && sumOf(ofPlace) > place.pricePence;
  };
  const due = rows.filter(isUnsubmitted);
  return [...due.filter((row) => !isOverpaid(row)), ...due.filter(isOverpaid)];
}

/** Drops failed refunds whose money the payer got back in a dispute that the studio lost. */
async function dropFailedRefunds(context: ProviderRefundContext): Promise<void> {
  let over = (await computeExcessPence(context)) + sumOf((await listRefundRows(context)).filter(hasFailed));
  for (const row of (await listRefundRows(context)).filter(hasFailed)) {
    if (row.amountPence > over) continue;
    over -= row.amountPence;
    await changeUnmadeRefund(context.tx, row, 'DROPPED', 'returned by the bank', context.now);
  }
}
