import { getMailboxKey } from '../people/person-identity-keys.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { EmailRequester } from '../platform/emails/email-kinds.ts';
import { studioAddressHash } from './move-to-front.ts';
import type { EntryRow } from './tables.ts';

/**
 * Returns the requester of an email about an offer: the person who joined, or the team for people whom it moved to the
 * front. A person who confirmed by email owns the email address, even if the browser that joined hasn't proven it.
 */
export function getOfferEmailRequester(
  keys: InstallationKeys,
  {
    addressHash,
    clientId,
    principalId: memberId,
    email,
    mailbox,
  }: Pick<EntryRow, 'addressHash' | 'clientId' | 'principalId' | 'email' | 'mailbox'>,
): EmailRequester {
  if (addressHash === studioAddressHash) return 'studio';
  return { clientId, memberId, proven: mailbox === getMailboxKey(keys, email) };
}
