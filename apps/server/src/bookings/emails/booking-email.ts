import type { BedDto } from '@studio/contracts/beds';
import { formatBed } from '@studio/domain/beds/describe-bed';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { getUnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';
import { getLastValidInstant } from '@studio/domain/entitlements/entitlement-choice-reason';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear, formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type {
  AttendeeDetails,
  BookingEmailDetails,
  ClassDetails,
  EmailDetails,
  PriceDetails,
  RefundDetails,
} from '../../integrations/email/email-details.ts';
import { findPayment, findRefundWithoutBooking } from '../../payments/store.ts';
import type { BookingEmailJob, EmailDraft as Draft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { type BookingRow, findBooking, findBookingsOfOrder } from '../booking-store.ts';
import { loadRefundDetails } from '../cancellation/refund-details.ts';
import { getClassTimes } from '../documents/booking-calendar-event.ts';
import { buildBookingUrl, buildCheckInUrl } from '../documents/booking-urls.ts';
import type { BookingDetails } from '../reading/booking-details.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';
import { formatArrivalNote } from './format-arrival-note.ts';

type BookingEmailDraft = Draft<EmailDetails>;

/** Builds an email about a booking when it is sent. Drops the email if its event has been undone since. */
export async function buildBookingEmail(
  services: Services,
  job: BookingEmailJob,
): Promise<BookingEmailDraft> {
  switch (job.kind) {
    case 'booking-confirmed':
      return buildConfirmedDraft(services, job.branchId, job.subject.orderId);
    case 'booking-cancelled':
      return buildCancelledDraft(services, job.branchId, job.subject.bookingId);
    case 'paid-no-place':
      return buildNoPlaceDraft(services, job.branchId, job.subject.paymentId);
  }
}

async function buildConfirmedDraft(
  services: Services,
  branchId: string,
  orderId: string,
): Promise<BookingEmailDraft> {
  const activeBookings = (await findBookingsOfOrder(services.database, branchId, orderId)).filter(
    (row) => row.status !== 'CANCELLED',
  );
  const [first, ...others] = activeBookings;
  if (!first) return { drop: 'cancelled before it was sent' };
  const details = await loadBookingDetails(services, first);
  const deadline = getCancellationDeadline(details.klass.startsAt);
  const sameDay = services.clock.now().getTime() > deadline.getTime();
  const emailDetails: BookingEmailDetails = {
    studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
    class: toClassDetails(details.klass),
    attendees: await loadAttendeeDetails(services, [first, ...others]),
    price: toPriceDetails(details, activeBookings),
    ...(sameDay ? {} : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: await formatArrivalNote(services.database, branchId),
    entry: {
      bookingId: first.id,
      ...getClassTimes(details),
      sequence: first.sequence,
      madeAt: first.movedAt ?? first.createdAt,
    },
  };
  return { to: first.email, email: { template: 'booking-confirmed', details: emailDetails } };
}

async function buildCancelledDraft(
  services: Services,
  branchId: string,
  bookingId: string,
): Promise<BookingEmailDraft> {
  const booking = await findBooking(services.database, branchId, bookingId);
  if (booking?.status !== 'CANCELLED') return { drop: 'not cancelled' };
  const details = await loadBookingDetails(services, booking);
  const { klass } = details;
  return {
    to: booking.email,
    email: {
      template: 'booking-cancelled',
      details: {
        studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
        class: toClassDetails(klass),
        attendees: await loadAttendeeDetails(services, [booking]),
        returned: await loadReturnDetails(services, details),
        timetableUrl: `${services.config.publicUrl}/timetable`,
        entry: {
          bookingId,
          ...getClassTimes(details),
          sequence: booking.sequence + 1,
          madeAt: booking.cancelledAt ?? booking.createdAt,
        },
      },
    },
  };
}

async function loadReturnDetails({ database }: Services, details: BookingDetails): Promise<RefundDetails> {
  const { credit } = details;
  if (credit) {
    if (credit.balance === null) return { kind: 'unlimited', pack: credit.name };
    const until = credit.expiresAt && formatDayAndYear(toLondonDate(getLastValidInstant(credit.expiresAt)));
    return {
      kind: 'credit',
      amount: formatCount(1, 'session'),
      pack: credit.name,
      ...(until ? { until } : {}),
    };
  }
  return loadRefundDetails(database, details);
}

async function buildNoPlaceDraft(
  services: Services,
  branchId: string,
  paymentId: string,
): Promise<BookingEmailDraft> {
  const payment = await findPayment(services.database, { branchId, id: paymentId });
  const klass =
    payment && (await findClass(services.database, branchId, payment.classId, services.clock.now()));
  if (!klass || payment.status !== 'REFUNDED') return { drop: 'nothing was refunded' };
  const refund = await findRefundWithoutBooking(services.database, { branchId, paymentId });
  const day = toLondonDate(klass.startsAt);
  return {
    to: payment.order.customer.email,
    email: {
      template: 'paid-no-place',
      details: {
        studio: toStudioContact(services, await loadBranchProfile(services.database, branchId)),
        name: payment.order.customer.firstName,
        class: toClassDetails(klass),
        reason: getUnbookedPaymentReason(refund),
        amount: formatPriceShort(payment.amountPence, payment.currency),
        method: payment.method ?? 'your card',
        dayUrl: `${services.config.publicUrl}/timetable?activity=${klass.activityId}&date=${day}`,
      },
    },
  };
}

/** Returns the attendees of an order's bookings, in the same order, with their beds. */
export async function loadAttendeeDetails(
  services: Services,
  [first, ...others]: readonly [BookingRow, ...BookingRow[]],
): Promise<[AttendeeDetails, ...AttendeeDetails[]]> {
  const ids = [first, ...others].map(({ id }) => id);
  const beds = await loadBookingBeds(services.database, first.branchId, ids);
  const toDetails = (booking: BookingRow) =>
    toAttendeeDetails(services, booking, beds.get(booking.id) ?? null);
  return [toDetails(first), ...others.map(toDetails)];
}

function toAttendeeDetails(services: Services, booking: BookingRow, bed: BedDto | null): AttendeeDetails {
  return {
    name: booking.attendeeName,
    ...(bed && { bed: formatBed(bed) }),
    displayCode: booking.displayCode,
    checkInUrl: buildCheckInUrl(services, booking),
    bookingUrl: buildBookingUrl(services, booking),
  };
}

export function toClassDetails(klass: ClassRow): ClassDetails {
  const { start, end } = getClassTimes({ klass });
  return {
    title: klass.title,
    level: klass.difficulty,
    dateLong: formatDayLong(toLondonDate(start)),
    whenShort: formatMomentShort(start),
    timeRange: `${toLondonTime(start)}–${toLondonTime(end)}`,
    durationMin: klass.durationMin,
    room: klass.roomName,
    instructor: klass.instructorName,
  };
}

/**
 * Returns the price card of an order's confirmed places: the amount paid or due, the payment method and the savings.
 */
export function toPriceDetails(
  { payment, credit }: BookingDetails,
  activeBookings: readonly BookingRow[],
): PriceDetails {
  const sum = (pence: (booking: BookingRow) => number) =>
    activeBookings.reduce((total, row) => total + pence(row), 0);
  const paidPence = sum((row) => row.pricePaidPence);
  const basePence = sum((row) => row.basePence);
  const duePence = sum((row) => row.duePence);
  const currency = activeBookings[0]?.currency ?? 'GBP';
  if (credit) {
    const amount = formatCount(activeBookings.length, 'session');
    return { heading: 'Paid with', amount, lines: [{ label: 'From', value: credit.name }] };
  }
  if (duePence > 0)
    return { heading: 'To pay at the front desk', amount: formatPriceShort(duePence, currency), lines: [] };
  if (paidPence === 0) return { heading: 'To pay', amount: 'Nothing', lines: [] };
  const amount = formatPriceShort(paidPence, currency);
  const paidWith = payment?.method
    ? { label: 'Paid with', value: payment.method }
    : { label: 'Paid', value: 'At the front desk' };
  if (basePence === paidPence) return { heading: 'Paid', amount, lines: [paidWith] };
  return {
    heading: 'Paid',
    amount,
    originalAmount: formatPriceShort(basePence, currency),
    lines: [...buildSavingLines(activeBookings, currency), paidWith],
  };
}

/** Returns one line per saving, with its total over all places. */
function buildSavingLines(activeBookings: readonly BookingRow[], currency: string): PriceDetails['lines'] {
  const saved = new Map<string, number>();
  for (const { savingName, basePence, pricePaidPence } of activeBookings) {
    const label = savingName ?? 'You saved';
    if (basePence > pricePaidPence) saved.set(label, (saved.get(label) ?? 0) + basePence - pricePaidPence);
  }
  return [...saved].map(([label, pence]) => {
    return { label, value: `−${formatPriceShort(pence, currency)}`, isSaving: true };
  });
}
