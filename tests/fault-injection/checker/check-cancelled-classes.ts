import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Checks that a cancelled class has no bookings and no waiting list, and that its cancellation is complete. */
export function checkCancelledClasses(
  { told }: Pick<ClientLog, 'told'>,
  books: StudioSnapshot,
): CheckerFinding[] {
  const off = new Map(books.classesOff.map((one) => [one.id, one]));
  const lost = told.filter((one) => one.what === 'class off' && !off.has(one.classId));
  const unfinished = books.classesOff.filter(({ isFinished }) => !isFinished);
  // A late cancellation before the class was cancelled must be refunded, too.
  const left = books.bookings.filter(
    ({ classId, status, isGivenUp, isForgiven }) =>
      off.has(classId) && (status !== 'CANCELLED' || (isGivenUp && !isForgiven)),
  );
  const inLine = books.classes.filter(({ id, inLine: people }) => off.has(id) && people > 0);
  return [
    ...lost.map((one): CheckerFinding => ({ about: 'lost', what: JSON.stringify(one) })),
    ...unfinished.map(
      ({ id }): CheckerFinding => ({ about: 'unsettled', what: `the cancelling of class ${id}` }),
    ),
    ...left.map(
      ({ id, classId }): CheckerFinding => ({
        about: 'class off',
        what: `booking ${id} stands in class ${classId}, which is off`,
      }),
    ),
    ...inLine.map(
      ({ id }): CheckerFinding => ({ about: 'class off', what: `people wait for class ${id}, which is off` }),
    ),
  ];
}
