import { normaliseEmail } from '@studio/domain/people/email';
import { findMember } from '../members/store.ts';
import type { RequestingCaller } from '../platform/emails/email-kinds.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { isEmailProven } from './proven-emails.ts';

/**
 * Returns whether the caller owns an email address: it belongs to their account, or they have proven it in their
 * browser.
 */
export async function ownsEmailAddress(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { memberId, clientId }: Pick<RequestingCaller, 'memberId' | 'clientId'>,
  { branchId, email }: { branchId: string; email: string },
): Promise<boolean> {
  const member = memberId ? await findMember(database, memberId) : null;
  if (member?.email && normaliseEmail(member.email) === normaliseEmail(email)) return true;
  if (!clientId) return false;
  return isEmailProven(database, { branchId, personHash: hashPerson(keys, email), clientId });
}
