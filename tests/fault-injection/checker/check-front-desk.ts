import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Front desk payments and refunds for one booking or product. */
interface DeskTotals {
  times: number;
  taken: number;
  refunded: number;
}

/** Checks the till: it contains every acknowledged payment and refund once, and matches bookings and sales. */
export function checkFrontDesk(
  { acknowledgedResults, unsure }: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  snapshot: StudioSnapshot,
): CheckerFinding[] {
  const totals = sumBySubject(snapshot);
  const totalsOf = (id: string): DeskTotals => totals.get(id) ?? { times: 0, taken: 0, refunded: 0 };
  const reversedSales = [...acknowledgedResults, ...unsure].flatMap((result) =>
    result.what === 'sale reversed' ? result.entitlementId : [],
  );
  const lost = acknowledgedResults.filter((result) => {
    if (result.what === 'paid at the desk') return totalsOf(result.bookingId).taken !== result.pence;
    if (result.what === 'given back at the desk') return totalsOf(result.bookingId).refunded !== result.pence;
    if (result.what === 'sale reversed')
      return totalsOf(result.entitlementId).refunded !== totalsOf(result.entitlementId).taken;
    if (result.what !== 'sold') return false;
    const { taken, refunded } = totalsOf(result.entitlementId);
    return taken !== result.pence || (refunded !== 0 && !reversedSales.includes(result.entitlementId));
  });
  return [
    ...lost.map((result): CheckerFinding => ({ about: 'lost', what: JSON.stringify(result) })),
    ...[...totals].flatMap(([id, { times, taken, refunded }]): CheckerFinding[] =>
      times > 1 || refunded > taken
        ? [{ about: 'till', what: `${id} was paid ${times} times, ${taken}, and ${refunded} was given back` }]
        : [],
    ),
    ...findWrongBookings(snapshot, totalsOf),
    ...findWrongSales(snapshot, totalsOf),
  ];
}

function sumBySubject({ desk: rows }: StudioSnapshot): Map<string, DeskTotals> {
  const totals = new Map<string, DeskTotals>();
  for (const { subjectId, amountPence } of rows) {
    const before = totals.get(subjectId) ?? { times: 0, taken: 0, refunded: 0 };
    const now =
      amountPence < 0
        ? { ...before, refunded: before.refunded - amountPence }
        : { ...before, times: before.times + 1, taken: before.taken + amountPence };
    totals.set(subjectId, now);
  }
  return totals;
}

/**
 * Checks that an active booking is paid as recorded, and that a cancelled one is refunded or listed for staff to
 * refund.
 */
function findWrongBookings(
  { bookings, cancelledClasses }: StudioSnapshot,
  totalsOf: (id: string) => DeskTotals,
): CheckerFinding[] {
  const cancelledWithClass = new Set(cancelledClasses.flatMap(({ bookingIds }) => bookingIds));
  return bookings
    .filter(({ isByStaff }) => isByStaff)
    .flatMap(({ id, status, isLateCancelled, paidPence, duePence }): CheckerFinding[] => {
      const { taken, refunded } = totalsOf(id);
      const netPaid = taken - refunded;
      const isOver = status === 'CANCELLED' && !isLateCancelled;
      const right = isOver ? [0, ...(cancelledWithClass.has(id) ? [paidPence] : [])] : [paidPence];
      const owes = isOver && duePence > 0;
      return right.includes(netPaid) && !owes
        ? []
        : [
            {
              about: 'till',
              what: `booking ${id}, ${status}: paid ${paidPence}, due ${duePence}, here ${netPaid}`,
            },
          ];
    });
}

/** Checks that a paid product has sessions, and that a refunded one has none. */
function findWrongSales(
  { desk: rows, credits }: StudioSnapshot,
  totalsOf: (id: string) => DeskTotals,
): CheckerFinding[] {
  const sold = new Set(rows.flatMap(({ subject, subjectId }) => (subject === 'product' ? subjectId : [])));
  const balances = new Map(credits.map(({ id, balance }) => [id, balance]));
  return [...sold].flatMap((id): CheckerFinding[] => {
    const { taken, refunded } = totalsOf(id);
    const balance = balances.get(id);
    const right = refunded === 0 ? (balance ?? 0) > 0 : refunded === taken && balance === 0;
    return right
      ? []
      : [
          {
            about: 'till',
            what: `sale ${id}: taken ${taken}, given back ${refunded}, has ${balance} sessions`,
          },
        ];
  });
}
