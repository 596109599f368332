import type { CheckerFinding, ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';

/** Checks that Stripe's unrefunded money matches standing bookings and goods, and that everything standing is paid. */
export function checkPayments(books: StudioSnapshot, outside: ExternalSnapshot): CheckerFinding[] {
  const kept = new Map(outside.money.map((one) => [one.intentId, one.captured - one.refunded]));
  const owed = owedByIntent(books);
  const found: CheckerFinding[] = [];
  for (const { intentId, invoiceId, captured, refunded } of outside.money) {
    const what = `${intentId}: taken ${captured}, given back ${refunded}`;
    if (invoiceId !== null) {
      const month = books.months.find((one) => one.invoiceId === invoiceId);
      const right = month?.hasSessions && month.amountPence === captured - refunded;
      if (!right) found.push({ about: 'money kept', what: `${what}, for no month of a membership` });
      continue;
    }
    const wanted = owed.get(intentId) ?? 0;
    if (captured - refunded > wanted)
      found.push({ about: 'money kept', what: `${what}, bought for it: ${wanted}` });
    if (captured - refunded < wanted)
      found.push({ about: 'money lost', what: `${what}, bought for it: ${wanted}` });
  }
  for (const [intentId, wanted] of owed)
    if (wanted > 0 && !kept.has(intentId))
      found.push({ about: 'money lost', what: `${intentId}: bought for ${wanted}, and never taken` });
  return [...found, ...refundsMade(books, outside), ...unsettled(books, outside)];
}

/** Returns what Stripe should have kept per intent: standing or late-cancelled places, and goods. */
function owedByIntent({ payments, bookings, purchases }: StudioSnapshot): Map<string, number> {
  const owed = new Map<string, number>();
  for (const { id, intentId, status } of payments) {
    if (!intentId) continue;
    const standing = bookings.filter(
      (one) => one.paymentId === id && (one.status !== 'CANCELLED' || (one.isGivenUp && !one.isForgiven)),
    );
    owed.set(intentId, status === 'BOOKED' ? standing.reduce((sum, one) => sum + one.paidPence, 0) : 0);
  }
  for (const { intentId, status, cardPence, hasGoods } of purchases)
    if (intentId) owed.set(intentId, status === 'PAID' && hasGoods ? cardPence : 0);
  return owed;
}

/** Checks that recorded refunds were made: Stripe has refunded at least what is recorded per intent. */
function refundsMade({ refunds }: StudioSnapshot, outside: ExternalSnapshot): CheckerFinding[] {
  const given = new Map(outside.money.map(({ intentId, refunded }) => [intentId, refunded]));
  const noted = new Map<string, number>();
  const open: CheckerFinding[] = [];
  for (const { id, intentId, amountPence, status } of refunds) {
    if (status === 'SUCCEEDED') noted.set(intentId, (noted.get(intentId) ?? 0) + amountPence);
    else open.push({ about: 'unsettled', what: `refund ${id} is ${status}` });
  }
  const notMade = [...noted].filter(([intentId, amount]) => (given.get(intentId) ?? 0) < amount);
  return [
    ...open,
    ...notMade.map(
      ([intentId, amount]): CheckerFinding => ({
        about: 'refund not made',
        what: `${intentId}: ${amount} is noted as given back, the provider gave ${given.get(intentId) ?? 0}`,
      }),
    ),
  ];
}

/** Checks that no paid payment or purchase is still open. */
function unsettled(
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
