import { instant } from '@studio/contracts/fields';
import { AppError } from './app-error.ts';

/** Reads the instant in a cursor that came back. Refuses with bad_request anything that `toISOString` did not write. */
export function parseCursorInstant(text: string): Date {
  if (!instant.safeParse(text).success) throw new AppError('bad_request', 'Invalid cursor.');
  return new Date(text);
}
