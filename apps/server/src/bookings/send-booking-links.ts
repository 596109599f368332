import { comparableEmail } from '@studio/domain/people/email';
import { findBranchProfile } from '../catalogue/store.ts';
import type { CallingAsker } from '../platform/mail-kinds.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';

/**
 * Has the links of an address's bookings mailed to it. Whether there are any is found out when the mail is written, so
 * that neither the answer nor its time tells.
 */
export async function sendBookingLinks(
  { database, clock }: Services,
  { branchId, email: typed, asker }: { branchId: string; email: string; asker: CallingAsker },
): Promise<void> {
  if (!(await findBranchProfile(database, branchId))) throw new Refused('not_found');
  const email = comparableEmail(typed);
  await enqueueMail(database, { branchId, kind: 'booking-links', subject: { email } }, clock.now(), asker);
}
