import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type { BookingEmailDetails, EmailDetails } from '../../integrations/email/email-details.ts';
import type { BedChangedEmailJob, EmailDraft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findBooking } from '../booking-store.ts';
import { getClassTimes } from '../documents/booking-calendar-event.ts';
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
  const booking = await findBooking(services.database, branchId, subject.bookingId);
  if (booking?.status !== 'CONFIRMED' || booking.classId !== subject.classId)
    return { drop: 'no longer booked' };
  const details = await loadBookingDetails(services, booking);
  if (services.clock.now() >= details.klass.startsAt) return { drop: 'the class has started' };
  const bed = details.bed?.label;
  if (!bed || bed === subject.from) return { drop: 'the bed is unchanged' };
  const deadline = getCancellationDeadline(details.klass.startsAt);
  const emailDetails: BookingEmailDetails = {
    studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
    class: toClassDetails(details.klass),
    attendees: await loadAttendeeDetails(services, [booking]),
    price: toPriceDetails(details, [booking]),
    changed: [formatBedChange(subject, bed)],
    isBedChange: true,
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

function formatBedChange({ from, cause }: BedChangedEmailJob['subject'], bed: string): string {
  if (cause === 'bed-out-of-service') return `${from} is out of service, so we’ve given you ${bed}.`;
  if (cause === 'moved-by-team') return `Our team has moved you to ${bed}.`;
  return `We’ve rearranged the room, so we’ve given you ${bed} instead of ${from}.`;
}
