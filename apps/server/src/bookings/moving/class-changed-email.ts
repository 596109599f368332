import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { formatClassChanges } from '@studio/domain/timetable/class-change-text';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type { BookingEmailDetails, EmailDetails } from '../../integrations/email/email-details.ts';
import type { ClassChangedEmailJob, EmailDraft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findBookingsOfOrder } from '../booking-store.ts';
import { getClassTimes } from '../documents/booking-calendar-event.ts';
import { loadAttendeeDetails, toClassDetails, toPriceDetails } from '../emails/booking-email.ts';
import { formatArrivalNote } from '../emails/format-arrival-note.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';

const changedWhilePayingText =
  'Your class changed while you were paying. If it no longer suits you, reply to this email before the class starts and we’ll refund you in full.';

/**
 * Builds the email about changes of a booked class. Drops it if the changes have been reverted or the places cancelled
 * or moved since.
 */
export async function buildClassChangedEmail(
  services: Services,
  { branchId, subject }: ClassChangedEmailJob,
): Promise<EmailDraft<EmailDetails>> {
  const order = await findBookingsOfOrder(services.database, branchId, subject.orderId);
  const activeBookings = order.filter((row) => row.status === 'CONFIRMED' && row.classId === subject.classId);
  const [first, ...others] = activeBookings;
  if (!first) return { drop: 'no longer booked' };
  const details = await loadBookingDetails(services, first);
  const { klass } = details;
  const before = { ...subject.before, startsAt: new Date(subject.before.startsAt) };
  const changed = formatClassChanges(before, {
    startsAt: klass.startsAt,
    room: klass.roomName,
    instructor: klass.instructorName,
  });
  if (changed.length === 0) return { drop: 'the class is unchanged' };
  const startChanged = before.startsAt.getTime() !== klass.startsAt.getTime();
  const deadline = getCancellationDeadline(klass.startsAt);
  const emailDetails: BookingEmailDetails = {
    studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
    class: toClassDetails(klass),
    attendees: await loadAttendeeDetails(services, [first, ...others]),
    price: toPriceDetails(details, activeBookings),
    changed,
    ...(services.clock.now() > deadline
      ? {}
      : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: subject.whilePaying
      ? changedWhilePayingText
      : startChanged
        ? 'If the new time doesn’t suit you, reply to this email and we’ll refund what you paid.'
        : await formatArrivalNote(services.database, branchId),
    entry: {
      bookingId: first.id,
      ...getClassTimes(details),
      sequence: first.sequence,
      madeAt: first.movedAt ?? first.createdAt,
    },
  };
  return { to: first.email, email: { template: 'booking-confirmed', details: emailDetails } };
}
