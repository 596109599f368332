import type { CheckerFinding, ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';

/**
 * Checks that the money that Stripe hasn't refunded matches active bookings and goods, and that all of these are paid.
 */
export function checkPayments(snapshot: StudioSnapshot, external: ExternalSnapshot): CheckerFinding[] {
  const netByIntent = new Map(external.money.map((row) => [row.intentId, row.captured - row.refunded]));
  const owed = sumOwedByIntent(snapshot);
  const found: CheckerFinding[] = [];
  for (const { intentId, invoiceId, captured, refunded } of external.money) {
    const what = `${intentId}: taken ${captured}, given back ${refunded}`;
    if (invoiceId !== null) {
      const month = snapshot.months.find((row) => row.invoiceId === invoiceId);
      const right = month?.hasSessions && month.amountPence === captured - refunded;
      if (!right) found.push({ about: 'money kept', what: `${what}, for no month of a membership` });
      continue;
    }
    const expected = owed.get(intentId) ?? 0;
    if (captured - refunded > expected)
      found.push({ about: 'money kept', what: `${what}, bought for it: ${expected}` });
    if (captured - refunded < expected)
      found.push({ about: 'money lost', what: `${what}, bought for it: ${expected}` });
  }
  for (const [intentId, expected] of owed)
    if (expected > 0 && !netByIntent.has(intentId))
      found.push({ about: 'money lost', what: `${intentId}: bought for ${expected}, and never taken` });
  return [...found, ...checkRefunds(snapshot, external), ...findUnsettled(snapshot, external)];
}

/** Returns the pence that Stripe should have kept per intent, for active or late-cancelled places and for goods. */
function sumOwedByIntent({ payments, bookings, purchases }: StudioSnapshot): Map<string, number> {
  const owed = new Map<string, number>();
  for (const { id, intentId, status } of payments) {
    if (!intentId) continue;
    const chargedBookings = bookings.filter(
      (row) => row.paymentId === id && (row.status !== 'CANCELLED' || (row.isLateCancelled && !row.isWaived)),
    );
    owed.set(
      intentId,
      status === 'BOOKED' ? chargedBookings.reduce((sum, row) => sum + row.paidPence, 0) : 0,
    );
  }
  for (const { intentId, status, cardPence, hasGoods } of purchases)
    if (intentId) owed.set(intentId, status === 'PAID' && hasGoods ? cardPence : 0);
  return owed;
}

/** Checks that recorded refunds were made: Stripe has refunded at least what is recorded per intent. */
function checkRefunds({ refunds }: StudioSnapshot, external: ExternalSnapshot): CheckerFinding[] {
  const refundedByIntent = new Map(external.money.map(({ intentId, refunded }) => [intentId, refunded]));
  const recordedRefunds = new Map<string, number>();
  const open: CheckerFinding[] = [];
  for (const { id, intentId, amountPence, status } of refunds) {
    if (status === 'SUCCEEDED')
      recordedRefunds.set(intentId, (recordedRefunds.get(intentId) ?? 0) + amountPence);
    else open.push({ about: 'unsettled', what: `refund ${id} is ${status}` });
  }
  const notMade = [...recordedRefunds].filter(
    ([intentId, amount]) => (refundedByIntent.get(intentId) ?? 0) < amount,
  );
  return [
    ...open,
    ...notMade.map(
      ([intentId, amount]): CheckerFinding => ({
        about: 'refund not made',
        what: `${intentId}: ${amount} is noted as given back, the provider gave ${refundedByIntent.get(intentId) ?? 0}`,
      }),
    ),
  ];
}

/** Checks that no paid payment or purchase is still open. */
function findUnsettled(
  { payments, purchases, bookings }: StudioSnapshot,
  { money: taken }: ExternalSnapshot,
): CheckerFinding[] {
  const paid = new Set(taken.map(({ intentId }) => intentId));
  const open = [...payments, ...purchases].filter(
    ({ intentId, status }) => intentId !== null && paid.has(intentId) && status === 'OPEN',
  );
  const partly = payments.filter(
    ({ id, status, places }) =>
      status === 'BOOKED' && bookings.filter(({ paymentId }) => paymentId === id).length !== places,
  );
  return [
    ...open.map(({ id }): CheckerFinding => ({ about: 'unsettled', what: `${id} is paid and still open` })),
    ...partly.map(({ id }): CheckerFinding => ({ about: 'lost', what: `places of payment ${id}` })),
  ];
}
