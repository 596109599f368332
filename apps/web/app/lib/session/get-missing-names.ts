import { normaliseLine } from '@studio/domain/text/normalise-text';
import type { PersonNames } from './account-types.ts';

/** Placeholder that forms use when the first name is unknown. */
const placeholderName = 'Member';

/** Returns the typed names that the account lacks; null when it lacks none. */
export function getMissingNames(current: PersonNames, typed: PersonNames): Partial<PersonNames> | null {
  const firstName = normaliseLine(typed.firstName);
  const lastName = normaliseLine(typed.lastName);
  const missing = {
    ...(firstName && firstName !== placeholderName && !current.firstName.trim() ? { firstName } : {}),
    ...(lastName && !current.lastName.trim() ? { lastName } : {}),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}
