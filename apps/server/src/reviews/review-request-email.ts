import { reviewLinkDays } from '@studio/domain/reviews/review-request';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { findBooking } from '../bookings/booking-store.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import { buildOptOutLinks } from '../email-preferences/email-opt-out-link.ts';
import { isEmailWanted } from '../email-preferences/store.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, ReviewEmailJob } from '../platform/emails/outbox.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { buildReviewUrl, loadReviewedClass } from './review-link.ts';

/** Builds a review request. Drops it when the person has opted out of such emails or didn't attend. */
export async function buildReviewRequestEmail(
  services: Services,
  { branchId, subject }: ReviewEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, keys } = services;
  const booking = await findBooking(database, branchId, subject.bookingId);
  if (booking?.status !== 'ATTENDED' || booking.email === '') return { drop: 'did not attend' };
  const reader = { branchId, personHash: hashPerson(keys, booking.email) };
  if (!(await isEmailWanted(database, reader, 'reviews'))) return { drop: 'the recipient has unsubscribed' };
  const klass = await loadReviewedClass(services, booking);
  const { link, headers } = buildOptOutLinks(services, booking.email, 'reviews');
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const details: GenericEmailDetails = {
    studio,
    subject: `How was ${klass.title}?`,
    title: 'How was your class?',
    lead: `Thanks for coming to ${klass.title}. A line or two from you helps people who haven’t been yet.`,
    rowsTitle: 'Your class',
    rows: [
      { label: 'Date', value: formatDayMedium(toLondonDate(klass.startsAt)), strong: true },
      { label: 'Time', value: toLondonTime(klass.startsAt) },
      { label: 'Instructor', value: klass.instructorName },
    ],
    action: { label: 'Write a review', href: buildReviewUrl(services, booking.id) },
    note: {
      text: `We read every review before we publish it on the class page, under a name you choose. This link expires in ${reviewLinkDays} days.`,
    },
    footer: {
      text: `You’re getting this email because you came to a class at ${studio.name}. We ask at most once a month.`,
      link,
    },
  };
  return { to: booking.email, headers, email: { template: 'plain-message', details } };
}
