import { loadBedMap } from '../../beds/bed-map.ts';
import type { EmailDetails } from '../../integrations/email/email-details.ts';
import type { BedFreeEmailJob, EmailDraft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { buildBedEmail, loadUpcomingBooking } from './bed-changed-email.ts';

/**
 * Builds the email to a client who asked for a bed that has come free (handbook: beds 6). Drops it if the booking or class
 * is over, or if the client was asked about a bed that has been taken since.
 */
export async function buildBedFreeEmail(
  services: Services,
  { branchId, subject }: BedFreeEmailJob,
): Promise<EmailDraft<EmailDetails>> {
  const details = await loadUpcomingBooking(services, { branchId, ...subject });
  if ('drop' in details) return details;
  if (subject.isMoved) {
    const bed = details.bed?.label;
    if (!bed) return { drop: 'the booking has no bed' };
    const changed = [`The bed you asked for has come free, so we’ve moved you. You now have ${bed}.`];
    return buildBedEmail(services, details, { bedNews: 'changed', changed });
  }
  const owner = { holdId: null, bookingId: subject.bookingId };
  const beds = await loadBedMap(services.database, details.klass, owner);
  const bed = beds.find(({ number, state }) => number === subject.number && state === 'free');
  if (!bed) return { drop: 'the bed is taken' };
  const changed = [
    `${bed.label} has come free. Choose it soon if you’d like to change, because others can choose it too.`,
  ];
  return buildBedEmail(services, details, { bedNews: 'free', changed });
}
