import type { AcknowledgedResult, ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/**
 * Checks that the database holds every acknowledged result, unless the same client acknowledged or requested a later
 * change.
 */
export function checkAcknowledgedResults(
  log: Pick<ClientLog, 'told' | 'unsure'>,
  books: StudioSnapshot,
): CheckerFinding[] {
  const stands = standing(books);
  const lost = log.told.filter((told) => !stands(told)).map((told) => JSON.stringify(told));
  return [...lost, ...lostBookings(log, books)].map((what) => ({ about: 'lost', what }));
}

/** Returns a check of results that no longer change. Bookings, tours and the front desk have their own checks. */
function standing(books: StudioSnapshot): (told: AcknowledgedResult) => boolean {
  const [holds, purchases] = [byId(books.holds), byId(books.purchases)];
  const [memberships, waiting] = [byId(books.memberships), byId(books.waiting)];
  const intents = new Set(books.payments.map(({ intentId }) => intentId));
  const looks: {
    [What in AcknowledgedResult['what']]?: (told: Extract<AcknowledgedResult, { what: What }>) => boolean;
  } = {
    held: ({ holdId, classId }) => holds.get(holdId)?.classId === classId,
    released: ({ holdId }) => holds.get(holdId)?.status === 'RELEASED',
    'payment opened': ({ intentId }) => intents.has(intentId),
    bought: ({ purchaseId }) => purchases.get(purchaseId)?.status === 'PAID',
    subscribed: ({ membershipId }) => memberships.get(membershipId)?.status === 'ACTIVE',
    waiting: ({ entryId }) => waiting.has(entryId),
    'left the list': ({ entryId }) => waiting.get(entryId)?.status === 'LEFT',
    'taken for them': ({ entryId }) => waiting.get(entryId)?.status === 'TAKEN',
  };
  return (told) => (looks[told.what] as ((one: AcknowledgedResult) => boolean) | undefined)?.(told) ?? true;
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Returns lost bookings. Their owner can change them and a class cancellation ends them, so each must match its last
 * acknowledged change.
 */
function lostBookings({ told, unsure }: Pick<ClientLog, 'told' | 'unsure'>, books: StudioSnapshot): string[] {
  const rows = byId(books.bookings);
  const off = new Set(books.classesOff.flatMap(({ bookingIds }) => bookingIds));
  const lasts = new Map<string, { ended: string | null; classId: string }>();
  for (const one of told) {
    if (one.what === 'booked' || one.what === 'moved')
      lasts.set(one.bookingId, { ended: lasts.get(one.bookingId)?.ended ?? null, classId: one.classId });
    if (one.what === 'cancelled' || one.what === 'given up')
      lasts.set(one.bookingId, { classId: lasts.get(one.bookingId)?.classId ?? '', ended: one.what });
  }
  return [...lasts].flatMap(([bookingId, { ended, classId }]) => {
    const row = rows.get(bookingId);
    const maybe = unsure.filter((one) => 'bookingId' in one && one.bookingId === bookingId);
    if (!row) return [`booking ${bookingId}`];
    if (ended === 'given up' && !row.isGivenUp) return [`giving up of ${bookingId}`];
    if (ended === 'cancelled' && (row.status !== 'CANCELLED' || row.isGivenUp))
      return [`cancellation of ${bookingId}`];
    const mayBeOver = ended !== null || off.has(bookingId) || maybe.some(({ what }) => what !== 'moved');
    if (row.status === 'CANCELLED' && !mayBeOver) return [`booking ${bookingId}, which is ${row.status}`];
    const rightClasses = [classId, ...maybe.map((one) => (one.what === 'moved' ? one.classId : ''))];
    return rightClasses.includes(row.classId) ? [] : [`class of booking ${bookingId}`];
  });
}
