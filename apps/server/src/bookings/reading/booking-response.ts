import type { AcceptedClassChange } from '@studio/contracts/accepted-class-details';
import type { BookingDto, BookingLinks, BookingResponse } from '@studio/contracts/bookings';
import { toPaymentMethodDto } from '@studio/domain/bookings/booking-status';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { toPounds } from '@studio/domain/money/money';
import { formatDateStart, toEpochSeconds } from '@studio/domain/time/london';
import { findBedRequest } from '../../beds/bed-requests.ts';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import { findEntitlement } from '../../entitlements/store.ts';
import { toRefundDto } from '../../payments/create-refund.ts';
import { findPayment, listRefunds, type RefundRow } from '../../payments/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { toClassSlot } from '../../timetable/to-class-slot.ts';
import { buildBookingDocumentUrl, signBookingKey } from '../booking-access.ts';
import { type BookingRow, findBookingsOfOrder } from '../booking-store.ts';
import {
  loadRefundContext,
  pickCancellationRefund,
  sumStaffRefunds,
  toBookingRefundDtos,
} from '../cancellation/booking-refunds.ts';
import { loadCancellationOutcome } from '../cancellation/cancellation-outcome.ts';
import { previewCancellation } from '../cancellation/cancellation-preview.ts';
import { isInvoiceReady } from '../documents/booking-invoice-details.ts';
import { findInvoicedCredits } from '../documents/find-invoiced-credits.ts';
import { findClassChange } from '../holds/accepted-class.ts';
import { findHold } from '../holds/hold-store.ts';
import { getMoveEligibility } from '../moving/move-eligibility.ts';
import type { BookingDetails } from './booking-details.ts';

export async function loadBookingDetails(services: Services, booking: BookingRow): Promise<BookingDetails> {
  const { database, clock } = services;
  const { branchId, paymentId, id } = booking;
  const klass = await findClass(database, branchId, booking.classId, clock.now());
  if (!klass) throw new AppError('not_found');
  const payment = paymentId ? await findPayment(database, { branchId, id: paymentId }) : null;
  const refunds = paymentId ? await listRefunds(database, { branchId, paymentId }) : [];
  const credit = booking.entitlementId
    ? await findEntitlement(database, branchId, booking.entitlementId)
    : null;
  const invoiced = await findInvoicedCredits(database, branchId, credit ? [credit] : []);
  return {
    booking,
    klass,
    bed: (await loadBookingBeds(database, branchId, [id])).get(id) ?? null,
    payment,
    refund: pickCancellationRefund(refunds, id),
    refunds,
    credit,
    creditInvoiced: credit !== null && invoiced.has(credit.id),
  };
}

/**
 * Builds the response about one booking. Two specification documents name some fields differently, so the response has
 * both names.
 */
export async function buildBookingResponse(
  services: Services,
  booking: BookingRow,
): Promise<BookingResponse> {
  const details = await loadBookingDetails(services, booking);
  const slot = toClassSlot(details.klass);
  const order = await findBookingsOfOrder(services.database, booking.branchId, booking.orderId);
  const beds = await loadBookingBeds(
    services.database,
    booking.branchId,
    order.map(({ id }) => id),
  );
  const money = await loadRefundContext(services.database, details);
  const now = services.clock.now();
  const basePence = getOriginalPence(booking);
  const links = buildBookingLinks(services, details);
  return {
    ok: true,
    bookingId: booking.id,
    booking: toBookingDto(services, details),
    class: slot,
    klass: slot,
    changed: await findChangeSinceAcceptance(services, details),
    price: {
      base: toPounds(basePence),
      final: toPounds(booking.pricePaidPence),
      discount: { amount: toPounds(basePence - booking.pricePaidPence) },
      reason: booking.savingName,
    },
    links,
    qr: links.qr,
    bedRequest: await findBedRequest(services.database, booking.branchId, {
      holdId: null,
      bookingId: booking.id,
    }),
    ...previewCancellation(details, order, money, now),
    move: getMoveEligibility(booking, details.klass, order, now),
    cancellation: await loadCancellationOutcome(services.database, details, order, money),
    order: order.map((other) => ({
      bookingId: other.id,
      attendeeName: other.attendeeName,
      bed: beds.get(other.id) ?? null,
      displayCode: other.displayCode,
      status: other.status,
      pricePaid: toPounds(other.pricePaidPence),
      links: buildBookingLinks(services, { ...details, booking: other }),
    })),
  };
}

/**
 * Returns how the class differs now from the one that the payer accepted. Null if it doesn't, or if the booking wasn't
 * paid by card, isn't confirmed or was moved to another class.
 */
async function findChangeSinceAcceptance(
  { database }: Services,
  { booking, klass, payment }: BookingDetails,
): Promise<AcceptedClassChange | null> {
  if (booking.status !== 'CONFIRMED' || payment?.classId !== booking.classId) return null;
  const hold = await findHold(database, payment.branchId, payment.holdId);
  return findClassChange(hold?.seen ?? null, klass);
}

/** Returns the links of a booking's page and documents, relative to the site. */
export function buildBookingLinks(
  services: Services,
  { booking, payment, creditInvoiced }: BookingDetails,
): BookingLinks {
  const key = signBookingKey(services.keys, booking.id);
  const document = (name: string) => buildBookingDocumentUrl(services.keys, booking.id, name);
  return {
    qr: document('qr.svg'),
    ics: document('calendar.ics'),
    receipt: payment?.receiptUrl ?? null,
    invoice: isInvoiceReady(booking) || creditInvoiced ? document('invoice.pdf') : null,
    booking: `/booking/${booking.id}?k=${key}`,
  };
}

export function toBookingDto(services: Services, details: BookingDetails): BookingDto {
  const { booking, klass, payment, credit } = details;
  const refundedAmount = toPounds(sumRefundedPence(details));
  const paymentStatus = toPaymentStatus(details);
  const receiptUrl = payment?.receiptUrl ?? null;
  return {
    bookingId: booking.id,
    displayCode: booking.displayCode,
    classId: booking.classId,
    branchId: booking.branchId,
    status: booking.status,
    principal: booking.principalId,
    principalName: booking.principalId ? `${booking.firstName} ${booking.lastName}` : null,
    principalEmail: booking.principalId ? booking.email : null,
    attendeeName: booking.attendeeName,
    bed: details.bed,
    customer: {
      title: booking.title,
      firstName: booking.firstName,
      lastName: booking.lastName,
      email: booking.email,
      phone: booking.phone,
    },
    alreadyCheckedIn: booking.checkedInAt !== null,
    pricePaid: toPounds(booking.pricePaidPence),
    originalPrice: toPounds(getOriginalPence(booking)),
    discountAmount: toPounds(getOriginalPence(booking) - booking.pricePaidPence),
    discountReason: booking.savingName,
    discountType: booking.savingKind,
    promoCode: booking.promoCode,
    currency: booking.currency,
    paymentMethod: toPaymentMethodDto(booking.paymentMethod),
    free: booking.paymentMethod === 'FREE',
    credit: credit && { entitlementId: credit.id, name: credit.name, sessionsLeft: credit.balance },
    paymentStatus,
    refundedAmount,
    refunds: toBookingRefundDtos(services.keys, details),
    receiptUrl,
    payment: payment ? { status: paymentStatus, refundedAmount, receiptUrl, method: payment.method } : null,
    createdAt: booking.createdAt.toISOString(),
    bookedAtEpoch: toEpochSeconds(booking.createdAt),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    lateCancelledAt: booking.lateCancelledAt?.toISOString() ?? null,
    waivedAt: booking.waivedAt?.toISOString() ?? null,
    cancelledAtEpoch: booking.cancelledAt ? toEpochSeconds(booking.cancelledAt) : null,
    dateStart: formatDateStart(klass.startsAt),
    durationMin: klass.durationMin,
    durationMins: klass.durationMin,
    start: klass.startsAt.toISOString(),
    end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000).toISOString(),
    studio: klass.roomName,
    cancelBy: getCancellationDeadline(klass.startsAt).toISOString(),
    links: buildBookingLinks(services, details),
  };
}

/**
 * Returns the payment status: "none" when nothing was paid, "succeeded" when money was paid by card or at the front
 * desk, "refund_…" with the status of an unfinished refund, and "refunded" once the refund is complete. A partial
 * refund by staff doesn't change the status.
 */
function toPaymentStatus({ booking, payment, refund, refunds }: BookingDetails): string {
  if (!payment) return booking.pricePaidPence > 0 ? 'succeeded' : 'none';
  const allByStaff = sumStaffRefunds(refunds, booking.id) >= booking.pricePaidPence;
  const last = refund ?? (allByStaff ? refunds.findLast((row) => row.bookingId === booking.id) : null);
  if (!last) return 'succeeded';
  const { status } = toRefundDto(last);
  return status === 'completed' ? 'refunded' : `refund_${status}`;
}

const notRefunded: ReadonlySet<RefundRow['status']> = new Set(['FAILED', 'DISPUTED', 'HELD']);

/** Sums the completed and pending refunds of a booking by any actor, in pence. */
function sumRefundedPence({ booking, refunds }: BookingDetails): number {
  return refunds
    .filter(({ bookingId, status }) => bookingId === booking.id && !notRefunded.has(status))
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/**
 * Returns the price before savings. A booking paid with a session has no original price: the member bought the session
 * earlier, so no saving is claimed.
 */
function getOriginalPence({ entitlementId, basePence, pricePaidPence }: BookingRow): number {
  return entitlementId ? pricePaidPence : basePence;
}
