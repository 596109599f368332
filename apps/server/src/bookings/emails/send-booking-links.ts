import { normaliseEmail } from '@studio/domain/people/email';
import { findBranchProfile } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestingCaller } from '../../platform/emails/email-kinds.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Queues an email with the links of the upcoming guest bookings of an email address. The lookup happens when the email
 * is built, so neither the response nor its timing reveals whether there are any. Throws AppError not_found for an
 * unknown branch.
 */
export async function sendBookingLinks(
  { database, clock }: Services,
  { branchId, email: typed, requester }: { branchId: string; email: string; requester: RequestingCaller },
): Promise<void> {
  if (!(await findBranchProfile(database, branchId))) throw new AppError('not_found');
  const email = normaliseEmail(typed);
  await enqueueEmail(
    database,
    { branchId, kind: 'booking-links', subject: { email } },
    clock.now(),
    requester,
  );
}
