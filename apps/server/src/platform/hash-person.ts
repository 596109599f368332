import { normaliseEmail } from '@studio/domain/people/email';
import type { InstallationKeys } from './database/installation-keys.ts';

/**
 * Returns the keyed hash under which a person's data is stored (columns `person_hash`), so that the rows don't contain
 * the email address.
 * @param email email address; for a person without one, their account id or placeholder id
 */
export function hashPerson(keys: InstallationKeys, email: string): string {
  return keys.sign('person', normaliseEmail(email));
}
