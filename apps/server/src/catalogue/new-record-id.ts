import { makeUniqueId } from '@studio/domain/catalogue/catalogue-id';
import { AppError } from '../platform/app-error.ts';

/**
 * Returns the id of a new record of the catalogue. `field` is the field that the error names. Throws AppError
 * bad_request for a name with neither Latin letters nor digits.
 */
export function createRecordId(name: string, taken: Iterable<string>, field: string): string {
  const id = makeUniqueId(name, new Set(taken));
  if (!id) throw new AppError('bad_request', 'Enter a name that contains letters from A to Z.', { field });
  return id;
}

/** Returns the position at the end of a list. */
export function getNextPosition(siblings: readonly { position: number }[]): number {
  return Math.max(-1, ...siblings.map(({ position }) => position)) + 1;
}
