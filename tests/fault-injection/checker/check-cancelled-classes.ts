import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** A class that the studio has called off is off: nobody stands in it, nobody waits for it, and its work is done. */
export function checkCancelledClasses(
  { told }: Pick<ClientLog, 'told'>,
  books: StudioSnapshot,
): CheckerFinding[] {
  const off = new Map(books.classesOff.map((one) => [one.id, one]));
  const lost = told.filter((one) => one.what === 'class off' && !off.has(one.classId));
  const unfinished = books.classesOff.filter(({ isFinished }) => !isFinished);
  // Who gave a place up late before the class was called off has what it cost back, too.
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
