import { normaliseEmail } from '@studio/domain/people/email';
import { findBranchProfile } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RequestingCaller } from '../platform/email-kinds.ts';
import { enqueueEmail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';

/**
 * Has the links of an address's bookings mailed to it. Whether there are any is found out when the mail is written, so
 * that neither the answer nor its time tells.
 */
export async function sendBookingLinks(
  { database, clock }: Services,
  { branchId, email: typed, asker }: { branchId: string; email: string; asker: RequestingCaller },
): Promise<void> {
  if (!(await findBranchProfile(database, branchId))) throw new AppError('not_found');
  const email = normaliseEmail(typed);
  await enqueueEmail(database, { branchId, kind: 'booking-links', subject: { email } }, clock.now(), asker);
}
