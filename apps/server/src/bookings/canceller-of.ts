import { getMailboxHolderKey } from '../people/offer-holder-keys.ts';
import { ownsAddress } from '../people/owns-address.ts';
import type { EmailRequester } from '../platform/email-kinds.ts';
import type { Services } from '../platform/services.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * Returns by which names whoever cancels a booking of theirs is known: the account that has it, when they are logged in there,
 * and the mailbox of its address, when that is their own. Anyone can book with another's address, so the address alone names
 * no one, nor does the account that the booking has joined by it. Staff cancel for the member whose booking it is.
 */
export async function cancellerOf(
  services: Pick<Services, 'database' | 'keys'>,
  booking: BookingRow,
  askedBy: EmailRequester,
): Promise<string[]> {
  const { principalId, email } = booking;
  const isMembers = askedBy === 'studio' || askedBy.memberId === principalId;
  const names = principalId && isMembers ? [`member:${principalId}`] : [];
  const isOwn = askedBy !== 'studio' && (await ownsAddress(services, askedBy, booking));
  return isOwn ? [...names, getMailboxHolderKey(services.keys, email)] : names;
}
