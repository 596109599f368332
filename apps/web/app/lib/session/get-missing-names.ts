import { tidyLine } from '@studio/domain/text/tidy';
import type { Profile } from './account-types.ts';

/** A name, as far as it is known. */
export type PersonNames = Pick<Profile, 'firstName' | 'lastName'>;

/** How the forms call somebody whose first name is not known. */
const nobody = 'Member';

/** What was typed and the account does not know yet; null when it knows it all, whatever was typed now. */
export function getMissingNames(known: PersonNames, typed: PersonNames): Partial<PersonNames> | null {
  const firstName = tidyLine(typed.firstName);
  const lastName = tidyLine(typed.lastName);
  const missing = {
    ...(firstName && firstName !== nobody && !known.firstName.trim() ? { firstName } : {}),
    ...(lastName && !known.lastName.trim() ? { lastName } : {}),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}
