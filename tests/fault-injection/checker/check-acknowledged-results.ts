import type { AcknowledgedResult, ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/**
 * Checks that the database holds every acknowledged result, unless the same client acknowledged or requested a later
 * change.
 */
export function checkAcknowledgedResults(
  log: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  snapshot: StudioSnapshot,
): CheckerFinding[] {
  const isPersisted = createPersistenceCheck(snapshot);
  const lost = log.acknowledgedResults
    .filter((result) => !isPersisted(result))
    .map((result) => JSON.stringify(result));
  return [...lost, ...findLostBookings(log, snapshot)].map((what) => ({ about: 'lost', what }));
}

/**
 * Returns a function that checks whether the database contains a result that can't change any more. Bookings, tours and
 * the front desk have their own checks.
 */
function createPersistenceCheck(snapshot: StudioSnapshot): (result: AcknowledgedResult) => boolean {
  const [holds, purchases] = [byId(snapshot.holds), byId(snapshot.purchases)];
  const [memberships, waiting] = [byId(snapshot.memberships), byId(snapshot.waiting)];
  const intents = new Set(snapshot.payments.map(({ intentId }) => intentId));
  const checks: {
    [What in AcknowledgedResult['what']]?: (result: Extract<AcknowledgedResult, { what: What }>) => boolean;
  } = {
    held: ({ holdId, classId }) => holds.get(holdId)?.classId === classId,
    released: ({ holdId }) => holds.get(holdId)?.status === 'RELEASED',
    'payment opened': ({ intentId }) => intents.has(intentId),
    bought: ({ purchaseId }) => purchases.get(purchaseId)?.status === 'PAID',
    subscribed: ({ membershipId }) => memberships.get(membershipId)?.status === 'ACTIVE',
    waiting: ({ entryId }) => waiting.has(entryId),
    'left the list': ({ entryId }) => waiting.get(entryId)?.status === 'LEFT',
    'taken for them': ({ entryId }) => waiting.get(entryId)?.status === 'BOOKED',
  };
  return (result) =>
    (checks[result.what] as ((one: AcknowledgedResult) => boolean) | undefined)?.(result) ?? true;
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Returns lost bookings. A booking must match its last acknowledged change, by its owner or by the cancellation of its
 * class.
 */
function findLostBookings(
  { acknowledgedResults, unsure }: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  snapshot: StudioSnapshot,
): string[] {
  const rows = byId(snapshot.bookings);
  const cancelledWithClass = new Set(snapshot.cancelledClasses.flatMap(({ bookingIds }) => bookingIds));
  const lastChanges = new Map<string, { ended: string | null; classId: string }>();
  for (const result of acknowledgedResults) {
    if (result.what === 'booked' || result.what === 'moved')
      lastChanges.set(result.bookingId, {
        ended: lastChanges.get(result.bookingId)?.ended ?? null,
        classId: result.classId,
      });
    if (result.what === 'cancelled' || result.what === 'late cancelled')
      lastChanges.set(result.bookingId, {
        classId: lastChanges.get(result.bookingId)?.classId ?? '',
        ended: result.what,
      });
  }
  return [...lastChanges].flatMap(([bookingId, { ended, classId }]) => {
    const row = rows.get(bookingId);
    const uncertainChanges = unsure.filter(
      (result) => 'bookingId' in result && result.bookingId === bookingId,
    );
    if (!row) return [`booking ${bookingId}`];
    if (ended === 'late cancelled' && !row.isLateCancelled) return [`late cancellation of ${bookingId}`];
    if (ended === 'cancelled' && (row.status !== 'CANCELLED' || row.isLateCancelled))
      return [`cancellation of ${bookingId}`];
    const mayBeOver =
      ended !== null ||
      cancelledWithClass.has(bookingId) ||
      uncertainChanges.some(({ what }) => what !== 'moved');
    if (row.status === 'CANCELLED' && !mayBeOver) return [`booking ${bookingId}, which is ${row.status}`];
    const possibleClasses = [
      classId,
      ...uncertainChanges.map((result) => (result.what === 'moved' ? result.classId : '')),
    ];
    return possibleClasses.includes(row.classId) ? [] : [`class of booking ${bookingId}`];
  });
}
