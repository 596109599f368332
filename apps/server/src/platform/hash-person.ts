import { normaliseEmail } from '@studio/domain/people/email';
import type { InstallationKeys } from './database/installation-keys.ts';

/**
 * Returns a keyed hash of a person's email address. Equal addresses have equal hashes, and the email address can't be
 * recovered from a hash.
 */
export function hashPerson(keys: InstallationKeys, email: string): string {
  return keys.sign('person', normaliseEmail(email));
}
