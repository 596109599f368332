import { instant } from '@studio/contracts/fields';
import { Refused } from './refused.ts';

/** Reads the instant in a cursor that came back. Refuses with bad_request anything that `toISOString` did not write. */
export function cursorInstant(text: string): Date {
  if (!instant.safeParse(text).success) throw new Refused('bad_request', 'Invalid cursor.');
  return new Date(text);
}
