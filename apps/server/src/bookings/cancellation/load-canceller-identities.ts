import { ownsEmailAddress } from '../../people/owns-email-address.ts';
import { getMailboxKey } from '../../people/person-identity-keys.ts';
import type { EmailRequester } from '../../platform/emails/email-kinds.ts';
import type { Services } from '../../platform/services.ts';
import type { BookingRow } from '../booking-store.ts';

/**
 * Returns the verified identities of the caller who cancels a booking: their account if they are logged in to the
 * booking's account, and the mailbox of its email address if they own that mailbox. Anyone can book with another
 * person's email address. So neither that email address alone nor the account to which it linked the booking identifies
 * the caller. Staff cancel on behalf of the booking's member.
 */
export async function loadCancellerIdentities(
  services: Pick<Services, 'database' | 'keys'>,
  booking: BookingRow,
  requester: EmailRequester,
): Promise<string[]> {
  const { principalId, email } = booking;
  const isMembers = requester === 'studio' || requester.memberId === principalId;
  const names = principalId && isMembers ? [`member:${principalId}`] : [];
  const isOwn = requester !== 'studio' && (await ownsEmailAddress(services, requester, booking));
  return isOwn ? [...names, getMailboxKey(services.keys, email)] : names;
}
