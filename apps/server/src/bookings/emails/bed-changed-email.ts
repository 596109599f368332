import { changeBedFragment } from '@studio/domain/beds/bed-request';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type { BookingEmailDetails, EmailDetails } from '../../integrations/email/email-details.ts';
import type { BedChangedEmailJob, EmailDraft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findBooking } from '../booking-store.ts';
import { getClassTimes } from '../documents/booking-calendar-event.ts';
import type { BookingDetails } from '../reading/booking-details.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';
import { loadAttendeeDetails, toClassDetails, toPriceDetails } from './booking-email.ts';
import { formatArrivalNote } from './format-arrival-note.ts';

/**
 * Builds the email to a client whom the studio gave another bed. Drops it if the client has cancelled, moved to another
 * class or got the former bed back since, or if the class has started. Names the bed that the client has now, so the
 * emails of two quick changes name the same one (handbook: beds 5).
 */
export async function buildBedChangedEmail(
  services: Services,
  { branchId, subject }: BedChangedEmailJob,
): Promise<EmailDraft<EmailDetails>> {
  const details = await loadUpcomingBooking(services, { branchId, ...subject });
  if ('drop' in details) return details;
  const bed = details.bed?.label;
  if (!bed || bed === subject.from) return { drop: 'the bed is unchanged' };
  return buildBedEmail(services, details, { bedNews: 'changed', changed: [formatBedChange(subject, bed)] });
}

/** Loads a booking for an email about its bed. Returns the reason to drop the email if the booking or class is over. */
export async function loadUpcomingBooking(
  services: Services,
  { branchId, bookingId, classId }: { branchId: string; bookingId: string; classId: string },
): Promise<BookingDetails | { drop: string }> {
  const booking = await findBooking(services.database, branchId, bookingId);
  if (booking?.status !== 'CONFIRMED' || booking.classId !== classId) return { drop: 'no longer booked' };
  const details = await loadBookingDetails(services, booking);
  return services.clock.now() < details.klass.startsAt ? details : { drop: 'the class has started' };
}

/** Builds an email with the news about a bed above the booking. If the client can choose it, the link opens the choice. */
export async function buildBedEmail(
  services: Services,
  details: BookingDetails,
  news: Pick<BookingEmailDetails, 'bedNews' | 'changed'>,
): Promise<EmailDraft<EmailDetails>> {
  const { booking } = details;
  const { branchId } = booking;
  const attendees = await loadAttendeeDetails(services, [booking]);
  const deadline = getCancellationDeadline(details.klass.startsAt);
  const emailDetails: BookingEmailDetails = {
    studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
    class: toClassDetails(details.klass),
    attendees: news.bedNews === 'free' ? linkToBedChoice(attendees) : attendees,
    price: toPriceDetails(details, [booking]),
    ...news,
    ...(services.clock.now() > deadline
      ? {}
      : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: await formatArrivalNote(services.database, branchId),
    entry: {
      bookingId: booking.id,
      ...getClassTimes(details),
      sequence: booking.sequence,
      madeAt: booking.movedAt ?? booking.createdAt,
    },
  };
  return { to: booking.email, email: { template: 'booking-confirmed', details: emailDetails } };
}

function linkToBedChoice([
  first,
  ...others
]: BookingEmailDetails['attendees']): BookingEmailDetails['attendees'] {
  return [{ ...first, bookingUrl: `${first.bookingUrl}${changeBedFragment}` }, ...others];
}

function formatBedChange({ from, cause }: BedChangedEmailJob['subject'], bed: string): string {
  if (cause === 'bed-out-of-service') return `${from} is out of service, so we’ve given you ${bed}.`;
  if (cause === 'moved-by-team') return `Our team has moved you to ${bed}.`;
  return `We’ve rearranged the room, so we’ve given you ${bed} instead of ${from}.`;
}
