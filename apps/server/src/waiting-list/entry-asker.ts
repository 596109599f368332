import type { MailAsker } from '../platform/mail-kinds.ts';
import { studioAddress } from './put-first.ts';
import type { EntryRow } from './store.ts';

/** Who causes an email about an offer: whoever joined, or the team for those whom it has put first. */
export function entryAsker({
  addressHash,
  clientId,
  principalId: memberId,
}: Pick<EntryRow, 'addressHash' | 'clientId' | 'principalId'>): MailAsker {
  return addressHash === studioAddress ? 'studio' : { clientId, memberId };
}
