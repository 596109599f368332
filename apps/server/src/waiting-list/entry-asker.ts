import { mailboxHolder } from '../people/offer-holders.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { MailAsker } from '../platform/mail-kinds.ts';
import { studioAddress } from './put-first.ts';
import type { EntryRow } from './tables.ts';

/**
 * Who causes an email about an offer: whoever joined, or the team for those whom it has put first. Who has confirmed by
 * email is the owner of the address, although the browser that joined has not proven it.
 */
export function entryAsker(
  keys: InstallationKeys,
  {
    addressHash,
    clientId,
    principalId: memberId,
    email,
    mailbox,
  }: Pick<EntryRow, 'addressHash' | 'clientId' | 'principalId' | 'email' | 'mailbox'>,
): MailAsker {
  if (addressHash === studioAddress) return 'studio';
  return { clientId, memberId, proven: mailbox === mailboxHolder(keys, email) };
}
