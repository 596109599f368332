import type { InstallationKeys } from '../platform/installation-keys.ts';
import { personHash } from '../platform/person-hash.ts';

/** By what the answers of who booked are kept: their address, or, without one, whose booking it is. */
export function bookerHash(
  keys: InstallationKeys,
  { email, principalId }: { email: string; principalId: string | null },
): string {
  return personHash(keys, email || (principalId ?? ''));
}
