import { comparableEmail } from '@studio/domain/people/email';
import { findBranchProfile } from '../catalogue/store.ts';
import { countAgainst } from '../platform/limits.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';

/**
 * Has the links of an address's bookings mailed to it. Whether there are any is found out when the mail is written, so
 * that neither the answer nor its time tells. Refuses with rate_limited when one address has been asked for often.
 */
export async function sendBookingLinks(
  { database, keys, clock, config }: Services,
  { branchId, email: typed }: { branchId: string; email: string },
): Promise<void> {
  if (!(await findBranchProfile(database, branchId))) throw new Refused('not_found');
  const email = comparableEmail(typed);
  const now = clock.now();
  if (config.limits) await countAgainst(database, config.limits.linksPerPerson, personHash(keys, email), now);
  await enqueueMail(database, { branchId, kind: 'booking-links', subject: { email } }, now);
}
