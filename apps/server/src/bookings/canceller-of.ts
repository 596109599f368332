import { mailboxHolder } from '../people/offer-holders.ts';
import { ownsAddress } from '../people/owns-address.ts';
import type { MailAsker } from '../platform/mail-kinds.ts';
import type { Services } from '../platform/services.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * Returns by which names whoever cancels a booking is known: their account, and the mailbox of the booking's address when
 * that is their own. Anyone can book with another's address, so the address alone names no one, nor does the account that
 * the booking has joined by it. Staff cancel for the member whose booking it is.
 */
export async function cancellerOf(
  services: Pick<Services, 'database' | 'keys'>,
  booking: BookingRow,
  askedBy: MailAsker,
): Promise<string[]> {
  const { principalId, email } = booking;
  if (askedBy === 'studio') return principalId ? [`member:${principalId}`] : [];
  const names = askedBy.memberId ? [`member:${askedBy.memberId}`] : [];
  const isOwn = await ownsAddress(services, askedBy, booking);
  return isOwn ? [...names, mailboxHolder(services.keys, email)] : names;
}
