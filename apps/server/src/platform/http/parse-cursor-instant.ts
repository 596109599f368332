import { instant } from '@studio/contracts/shared-fields';
import { AppError } from '../app-error.ts';

/**
 * Parses the instant of a client's cursor. Throws AppError bad_request for any text that `toISOString` wouldn't write.
 */
export function parseCursorInstant(text: string): Date {
  if (!instant.safeParse(text).success) throw new AppError('bad_request', 'Invalid cursor.');
  return new Date(text);
}
