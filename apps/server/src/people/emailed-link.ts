import type { InstallationKeys } from '../platform/installation-keys.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Services } from '../platform/services.ts';
import { noteEmailProof } from './proven-emails.ts';

/** What a link in an email opens. */
export interface Linked {
  what: 'booking' | 'tour' | 'waiting';
  id: string;
}

/**
 * Returns the key of a link that is only ever emailed. It opens the same as the key that the browser which booked has,
 * and also proves that its holder reads the mailbox.
 */
export function emailedKey(keys: InstallationKeys, { what, id }: Linked): string {
  return keys.sign('emailed-link', `${what}:${id}`);
}

export function isEmailedKey(keys: InstallationKeys, { what, id }: Linked, key: string | undefined): boolean {
  return key !== undefined && keys.verify('emailed-link', `${what}:${id}`, key);
}

/** Records that a browser has proven an address when the button pressed there is behind an emailed link. */
export async function proveByLink(
  { database, keys, clock }: Services,
  link: Linked & { branchId: string; key: string | undefined; email: string; clientId: string },
): Promise<void> {
  const { branchId, key, email, clientId } = link;
  if (email === '' || !isEmailedKey(keys, link, key)) return;
  await noteEmailProof(database, { branchId, personHash: personHash(keys, email), clientId }, clock.now());
}
