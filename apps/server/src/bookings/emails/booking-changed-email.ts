import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  EmailDetails,
  RefundDetails,
} from '../../integrations/email/email-details.ts';
import type { BookingChangeEmailJob, EmailDraft as Draft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { type BookingRow, findBooking } from '../booking-store.ts';
import { loadRefundDetails } from '../cancellation/refund-details.ts';
import { getClassTimes } from '../documents/booking-calendar-event.ts';
import { loadBookingCredit } from '../moving/move-booking.ts';
import type { BookingDetails } from '../reading/booking-details.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';
import { loadAttendeeDetails, toClassDetails, toPriceDetails } from './booking-email.ts';
import { buildBookingLinksEmail } from './booking-links-email.ts';
import { formatArrivalNote } from './format-arrival-note.ts';

type BookingEmailDraft = Draft<EmailDetails>;

/**
 * Builds an email about a changed booking, or with the links of a guest's bookings, when it is sent. Drops the email if
 * the change no longer applies.
 */
export async function buildBookingChangedEmail(
  services: Services,
  job: BookingChangeEmailJob,
): Promise<BookingEmailDraft> {
  const { branchId } = job;
  if (job.kind === 'booking-links') return buildBookingLinksEmail(services, branchId, job.subject.email);
  const booking = await findBooking(services.database, branchId, job.subject.bookingId);
  if (!booking) return { drop: 'the booking was not found' };
  switch (job.kind) {
    case 'booking-moved':
      return buildMovedDraft(services, booking, job.subject);
    case 'place-revoked':
      return buildEndedDraft(services, booking, 'place-revoked', job.subject.apology);
    case 'late-cancelled':
      return buildEndedDraft(services, booking, 'late-cancelled');
    case 'late-cancellation-refunded':
      return buildEndedDraft(services, booking, 'place-taken');
  }
}

async function buildMovedDraft(
  services: Services,
  booking: BookingRow,
  subject: { from: string; apology?: string },
): Promise<BookingEmailDraft> {
  const now = services.clock.now();
  const from = await findClass(services.database, booking.branchId, subject.from, now);
  if (booking.status === 'CANCELLED' || !from) return { drop: 'cancelled before it was sent' };
  const details = await loadBookingDetails(services, booking);
  const deadline = getCancellationDeadline(details.klass.startsAt);
  const emailDetails: BookingEmailDetails = {
    ...(await loadStudioAndClass(services, details)),
    attendees: await loadAttendeeDetails(services, [booking]),
    price: toPriceDetails(details, [booking]),
    movedFrom: formatMomentShort(from.startsAt),
    ...(subject.apology ? { apology: subject.apology } : {}),
    ...(now > deadline ? {} : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: await formatArrivalNote(services.database, booking.branchId),
    entry: {
      bookingId: booking.id,
      ...getClassTimes(details),
      sequence: booking.sequence,
      madeAt: booking.movedAt ?? booking.createdAt,
    },
  };
  return { to: booking.email, email: { template: 'booking-confirmed', details: emailDetails } };
}

async function buildEndedDraft(
  services: Services,
  booking: BookingRow,
  about: NonNullable<CancellationEmailDetails['about']>,
  apology?: string,
): Promise<BookingEmailDraft> {
  const details = await loadBookingDetails(services, booking);
  const isLateCancellation = about === 'late-cancelled';
  // If the emails about the late cancellation and about its refund are both still queued, sends only the second one.
  if (isLateCancellation && booking.waivedAt) return { drop: 'another person took the place' };
  const emailDetails: CancellationEmailDetails = {
    ...(await loadStudioAndClass(services, details)),
    about,
    ...(apology ? { apology } : {}),
    attendees: await loadAttendeeDetails(services, [booking]),
    returned: isLateCancellation
      ? await loadRefillDetails(services, details)
      : await loadReturnDetails(services, details),
    timetableUrl: `${services.config.publicUrl}/timetable`,
    entry: {
      bookingId: booking.id,
      ...getClassTimes(details),
      sequence: booking.sequence + 1,
      madeAt: booking.cancelledAt ?? booking.createdAt,
    },
  };
  return { to: booking.email, email: { template: 'booking-cancelled', details: emailDetails } };
}

async function loadStudioAndClass(services: Services, { booking, klass }: BookingDetails) {
  const studio = toStudioContact(services, await loadBranchProfile(services.database, booking.branchId));
  return { studio, class: toClassDetails(klass) };
}

async function loadRefillDetails({ database }: Services, details: BookingDetails): Promise<RefundDetails> {
  const money = await loadRefundDetails(database, details);
  if (money.kind === 'if-taken' || money.kind === 'already-refunded' || money.kind === 'still-due')
    return money;
  const credit = await loadBookingCredit(database, details.booking);
  return credit && credit.balance !== null ? { kind: 'session-if-taken' } : { kind: 'if-taken' };
}

async function loadReturnDetails(services: Services, details: BookingDetails): Promise<RefundDetails> {
  const credit = await loadBookingCredit(services.database, details.booking);
  if (credit) {
    const { name: pack, expiresAt } = credit;
    if (credit.balance === null) return { kind: 'unlimited', pack };
    const until = expiresAt && formatDayLong(toLondonDate(new Date(expiresAt.getTime() - 1)));
    return { kind: 'credit', amount: '1 session', pack, ...(until ? { until } : {}) };
  }
  return loadRefundDetails(services.database, details);
}
