import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { hashPerson } from '../platform/hash-person.ts';

/** Returns the key of a booker's answers: a hash of their email address, or without one, of their user id. */
export function hashBooker(
  keys: InstallationKeys,
  { email, principalId }: { email: string; principalId: string | null },
): string {
  return hashPerson(keys, email || (principalId ?? ''));
}
