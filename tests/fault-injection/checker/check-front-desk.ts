import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Front desk payments and refunds for one booking or product. */
interface Hands {
  times: number;
  taken: number;
  given: number;
}

/** Checks the till: every acknowledged payment and refund is in it once, and it matches bookings and sales. */
export function checkFrontDesk(
  { told, unsure }: Pick<ClientLog, 'told' | 'unsure'>,
  books: StudioSnapshot,
): CheckerFinding[] {
  const hands = bySubject(books);
  const has = (id: string): Hands => hands.get(id) ?? { times: 0, taken: 0, given: 0 };
  const backs = [...told, ...unsure].flatMap((one) => (one.what === 'taken back' ? one.entitlementId : []));
  const lost = told.filter((one) => {
    if (one.what === 'paid at the desk') return has(one.bookingId).taken !== one.pence;
    if (one.what === 'given back at the desk') return has(one.bookingId).given !== one.pence;
    if (one.what === 'taken back') return has(one.entitlementId).given !== has(one.entitlementId).taken;
    if (one.what !== 'sold') return false;
    const { taken, given } = has(one.entitlementId);
    return taken !== one.pence || (given !== 0 && !backs.includes(one.entitlementId));
  });
  return [
    ...lost.map((one): CheckerFinding => ({ about: 'lost', what: JSON.stringify(one) })),
    ...[...hands].flatMap(([id, { times, taken, given }]): CheckerFinding[] =>
      times > 1 || given > taken
        ? [{ about: 'till', what: `${id} was paid ${times} times, ${taken}, and ${given} was given back` }]
        : [],
    ),
    ...wrongBookings(books, has),
    ...wrongSales(books, has),
  ];
}

function bySubject({ desk: rows }: StudioSnapshot): Map<string, Hands> {
  const hands = new Map<string, Hands>();
  for (const { subjectId, amountPence } of rows) {
    const before = hands.get(subjectId) ?? { times: 0, taken: 0, given: 0 };
    const now =
      amountPence < 0
        ? { ...before, given: before.given - amountPence }
        : { ...before, times: before.times + 1, taken: before.taken + amountPence };
    hands.set(subjectId, now);
  }
  return hands;
}

/**
 * Checks that a standing booking is paid as recorded, and that a cancelled one is refunded or staff are told to refund
 * it.
 */
function wrongBookings(
  { bookings, classesOff }: StudioSnapshot,
  has: (id: string) => Hands,
): CheckerFinding[] {
  const off = new Set(classesOff.flatMap(({ bookingIds }) => bookingIds));
  return bookings
    .filter(({ isByStaff }) => isByStaff)
    .flatMap(({ id, status, isGivenUp, paidPence, duePence }): CheckerFinding[] => {
      const { taken, given } = has(id);
      const kept = taken - given;
      const isOver = status === 'CANCELLED' && !isGivenUp;
      const right = isOver ? [0, ...(off.has(id) ? [paidPence] : [])] : [paidPence];
      const owes = isOver && duePence > 0;
      return right.includes(kept) && !owes
        ? []
        : [
            {
              about: 'till',
              what: `booking ${id}, ${status}: paid ${paidPence}, due ${duePence}, here ${kept}`,
            },
          ];
    });
}

/** Checks that a paid product has sessions, and that a refunded one has none. */
function wrongSales({ desk: rows, credits }: StudioSnapshot, has: (id: string) => Hands): CheckerFinding[] {
  const sold = new Set(rows.flatMap(({ subject, subjectId }) => (subject === 'product' ? subjectId : [])));
  const balances = new Map(credits.map(({ id, balance }) => [id, balance]));
  return [...sold].flatMap((id): CheckerFinding[] => {
    const { taken, given } = has(id);
    const balance = balances.get(id);
    const right = given === 0 ? (balance ?? 0) > 0 : given === taken && balance === 0;
    return right
      ? []
      : [{ about: 'till', what: `sale ${id}: taken ${taken}, given back ${given}, has ${balance} sessions` }];
  });
}
