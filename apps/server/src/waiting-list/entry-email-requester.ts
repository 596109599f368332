import { getMailboxHolderKey } from '../people/offer-holder-keys.ts';
import type { EmailRequester } from '../platform/email-kinds.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { studioAddressHash } from './move-to-front.ts';
import type { EntryRow } from './tables.ts';

/**
 * Who causes an email about an offer: whoever joined, or the team for those whom it has put first. Who has confirmed by
 * email is the owner of the address, although the browser that joined has not proven it.
 */
export function getEntryEmailRequester(
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
  return { clientId, memberId, proven: mailbox === getMailboxHolderKey(keys, email) };
}
