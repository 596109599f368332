import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Checks that a cancelled class has no bookings and no waiting list, and that its cancellation is complete. */
export function checkCancelledClasses(
  { acknowledgedResults }: Pick<ClientLog, 'acknowledgedResults'>,
  snapshot: StudioSnapshot,
): CheckerFinding[] {
  const cancelledById = new Map(snapshot.cancelledClasses.map((item) => [item.id, item]));
  const lost = acknowledgedResults.filter(
    (item) => item.what === 'class cancelled' && !cancelledById.has(item.classId),
  );
  const unfinished = snapshot.cancelledClasses.filter(({ isFinished }) => !isFinished);
  // A booking that was late cancelled before the class was cancelled must be refunded, too.
  const remainingBookings = snapshot.bookings.filter(
    ({ classId, status, isLateCancelled, isWaived }) =>
      cancelledById.has(classId) && (status !== 'CANCELLED' || (isLateCancelled && !isWaived)),
  );
  const inLine = snapshot.classes.filter(({ id, inLine: people }) => cancelledById.has(id) && people > 0);
  return [
    ...lost.map((item): CheckerFinding => ({ about: 'lost', what: JSON.stringify(item) })),
    ...unfinished.map(
      ({ id }): CheckerFinding => ({ about: 'unsettled', what: `the cancelling of class ${id}` }),
    ),
    ...remainingBookings.map(
      ({ id, classId }): CheckerFinding => ({
        about: 'class cancelled',
        what: `booking ${id} stands in class ${classId}, which is cancelled`,
      }),
    ),
    ...inLine.map(
      ({ id }): CheckerFinding => ({
        about: 'class cancelled',
        what: `people wait for class ${id}, which is cancelled`,
      }),
    ),
  ];
}
