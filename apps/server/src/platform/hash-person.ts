import { normaliseEmail } from '@studio/domain/people/email';
import type { InstallationKeys } from './installation-keys.ts';

/** Stands for a person by their address: the same for the same address, and nobody can read the address from it. */
export function hashPerson(keys: InstallationKeys, email: string): string {
  return keys.sign('person', normaliseEmail(email));
}
