import { normaliseEmail } from '@studio/domain/people/email';
import { findMember } from '../members/store.ts';
import { getMailboxKey } from '../people/person-identity-keys.ts';
import { isEmailProven } from '../people/proven-emails.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { hashGuestBuyer } from '../purchases/buyer.ts';

/** Finds card payments of a browser, including refunded ones, because a card was used. Each part uses its own index. */
const paidHere: PreparedStatement = {
  name: 'paid_in_browser',
  text: `SELECT 1 FROM bookings
      WHERE branch_id = $1 AND lower(email) = $2 AND principal_id IS NULL AND client_id = $3 AND payment_id IS NOT NULL
    UNION ALL
    SELECT 1 FROM people p JOIN purchases u ON u.branch_id = p.branch_id
        AND u.member_id IN ('person:' || p.id, p.member_id) AND u.guest_hash = $4
      WHERE p.branch_id = $1 AND p.email_key = $2 AND u.status = 'PAID' AND u.card_pence > 0
    LIMIT 1`,
};

export interface TypedEmailAddress {
  branchId: string;
  email: string;
  caller: Caller;
}

/**
 * Returns the keyed hash of the mailbox that a caller has proven to be theirs: the mailbox of their account, or of the
 * email address that they typed, if they have proven it in this browser. A card payment with an email address doesn't
 * prove it.
 */
export async function getProvenMailboxHash(
  services: Pick<Services, 'database' | 'keys'>,
  { branchId, email, caller }: TypedEmailAddress,
): Promise<string | null> {
  const { database, keys } = services;
  const { principal, clientId } = caller;
  if (principal) return getMemberMailboxHash(services, principal.userId);
  const isProven = await isEmailProven(database, {
    branchId,
    personHash: hashPerson(keys, email),
    clientId,
  });
  return isProven ? getMailboxKey(keys, email) : null;
}

/** Returns the keyed hash of a member's verified mailbox; null if the member has none. */
export async function getMemberMailboxHash(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  memberId: string,
): Promise<string | null> {
  const member = await findMember(database, memberId);
  return member?.email ? getMailboxKey(keys, member.email) : null;
}

/**
 * Returns whether a caller without a proven mailbox has proven their identity in another way
 * (handbook: waiting-list 3): by logging in, or by a card payment with this
 * email address in this browser.
 */
export async function hasProvenIdentity(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { branchId, email, caller }: TypedEmailAddress,
): Promise<boolean> {
  if (caller.principal) return true;
  const values = [branchId, normaliseEmail(email), caller.clientId, hashGuestBuyer(keys, caller)];
  return (await database.run(paidHere, values)).length > 0;
}
