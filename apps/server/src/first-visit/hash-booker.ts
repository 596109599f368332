import { hashPerson } from '../platform/hash-person.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';

/** By what the answers of who booked are kept: their address, or, without one, whose booking it is. */
export function hashBooker(
  keys: InstallationKeys,
  { email, principalId }: { email: string; principalId: string | null },
): string {
  return hashPerson(keys, email || (principalId ?? ''));
}
