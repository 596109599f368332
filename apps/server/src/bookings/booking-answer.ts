import type { BookingAnswer, BookingLinks, WireBooking } from '@studio/contracts/bookings';
import type { ClassChange } from '@studio/contracts/seen-class';
import { wirePaymentMethod } from '@studio/domain/bookings/booking-status';
import { cancelBy } from '@studio/domain/bookings/cancellation';
import { poundsFromPence } from '@studio/domain/money/money';
import { dateStart, epochSeconds } from '@studio/domain/time/london';
import { findEntitlement } from '../entitlements/store.ts';
import { wireRefund } from '../payments/give-back.ts';
import { findPayment, listRefunds } from '../payments/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from '../timetable/class-slot.ts';
import { findClass } from '../timetable/store.ts';
import { bookingDocument, bookingKey } from './booking-access.ts';
import type { BookingFacts } from './booking-facts.ts';
import { knownMoney, refundOfChange, staffPence, wireRefunds } from './booking-money.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { invoicedCredits } from './credit-invoiced.ts';
import { findHold } from './hold-store.ts';
import { howEnded } from './how-ended.ts';
import { ifLeft } from './if-left.ts';
import { moveOffer } from './move-refusal.ts';
import { changeSince } from './seen-class.ts';

export async function readBookingFacts(services: Services, booking: BookingRow): Promise<BookingFacts> {
  const { database, clock } = services;
  const { branchId, paymentId, id } = booking;
  const klass = await findClass(database, branchId, booking.classId, clock.now());
  if (!klass) throw new Refused('not_found');
  const payment = paymentId ? await findPayment(database, { branchId, id: paymentId }) : null;
  const refunds = paymentId ? await listRefunds(database, { branchId, paymentId }) : [];
  const credit = booking.entitlementId
    ? await findEntitlement(database, branchId, booking.entitlementId)
    : null;
  const invoiced = await invoicedCredits(database, branchId, credit ? [credit] : []);
  return {
    booking,
    klass,
    payment,
    refund: refundOfChange(refunds, id),
    refunds,
    credit,
    creditInvoiced: credit !== null && invoiced.has(credit.id),
  };
}

/** The answer about one booking, with both documents' spellings. */
export async function bookingAnswer(services: Services, booking: BookingRow): Promise<BookingAnswer> {
  const facts = await readBookingFacts(services, booking);
  const slot = classSlot(facts.klass);
  const order = await findOrder(services.database, booking.branchId, booking.orderId);
  const money = await knownMoney(services.database, facts);
  const now = services.clock.now();
  const basePence = originalPence(booking);
  const links = bookingLinks(services, facts);
  return {
    ok: true,
    bookingId: booking.id,
    booking: wireBooking(services, facts),
    class: slot,
    klass: slot,
    changed: await changedWhilePaid(services, facts),
    price: {
      base: poundsFromPence(basePence),
      final: poundsFromPence(booking.pricePaidPence),
      discount: { amount: poundsFromPence(basePence - booking.pricePaidPence) },
      reason: booking.savingName,
    },
    links,
    qr: links.qr,
    ...ifLeft(facts, order, money, now),
    move: moveOffer(booking, facts.klass, order, now),
    ended: await howEnded(services.database, facts, order, money),
    order: order.map((other) => ({
      bookingId: other.id,
      attendeeName: other.attendeeName,
      displayCode: other.displayCode,
      status: other.status,
      pricePaid: poundsFromPence(other.pricePaidPence),
      links: bookingLinks(services, { ...facts, booking: other }),
    })),
  };
}

/** What changed of the class between the last look of its payer and now; null for other bookings, and after a move. */
async function changedWhilePaid(
  { database }: Services,
  { booking, klass, payment }: BookingFacts,
): Promise<ClassChange | null> {
  if (booking.status !== 'CONFIRMED' || payment?.classId !== booking.classId) return null;
  const hold = await findHold(database, payment.branchId, payment.holdId);
  return changeSince(hold?.seen ?? null, klass);
}

/** Addresses of a booking's page and documents, relative to the site. */
export function bookingLinks(
  services: Services,
  { booking, payment, creditInvoiced }: BookingFacts,
): BookingLinks {
  const key = bookingKey(services.keys, booking.id);
  const document = (name: string) => bookingDocument(services.keys, booking.id, name);
  return {
    qr: document('qr.svg'),
    ics: document('calendar.ics'),
    receipt: payment?.receiptUrl ?? null,
    invoice: booking.pricePaidPence > 0 || creditInvoiced ? document('invoice.pdf') : null,
    booking: `/booking/${booking.id}?k=${key}`,
  };
}

/** A booking as the wire carries it. */
export function wireBooking(services: Services, facts: BookingFacts): WireBooking {
  const { booking, klass, payment, credit } = facts;
  const refundedAmount = poundsFromPence(refundedPence(facts));
  const paymentStatus = paymentWords(facts);
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
    customer: {
      title: booking.title,
      firstName: booking.firstName,
      lastName: booking.lastName,
      email: booking.email,
      phone: booking.phone,
    },
    alreadyCheckedIn: booking.checkedInAt !== null,
    pricePaid: poundsFromPence(booking.pricePaidPence),
    originalPrice: poundsFromPence(originalPence(booking)),
    discountAmount: poundsFromPence(originalPence(booking) - booking.pricePaidPence),
    discountReason: booking.savingName,
    discountType: booking.savingKind,
    promoCode: booking.promoCode,
    currency: booking.currency,
    paymentMethod: wirePaymentMethod(booking.paymentMethod),
    free: booking.paymentMethod === 'FREE',
    credit: credit && { entitlementId: credit.id, name: credit.name, sessionsLeft: credit.balance },
    paymentStatus,
    refundedAmount,
    refunds: wireRefunds(services.keys, facts),
    receiptUrl,
    payment: payment ? { status: paymentStatus, refundedAmount, receiptUrl, method: payment.method } : null,
    createdAt: booking.createdAt.toISOString(),
    bookedAtEpoch: epochSeconds(booking.createdAt),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    givenUpAt: booking.givenUpAt?.toISOString() ?? null,
    forgivenAt: booking.forgivenAt?.toISOString() ?? null,
    cancelledAtEpoch: booking.cancelledAt ? epochSeconds(booking.cancelledAt) : null,
    dateStart: dateStart(klass.startsAt),
    durationMin: klass.durationMin,
    durationMins: klass.durationMin,
    start: klass.startsAt.toISOString(),
    end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000).toISOString(),
    studio: klass.roomName,
    cancelBy: cancelBy(klass.startsAt).toISOString(),
    links: bookingLinks(services, facts),
  };
}

/**
 * "refunded" when the money is back, the refund's own word until then, else "succeeded", also at the desk; "none" when
 * nothing was paid.
 */
function paymentWords({ booking, payment, refund, refunds }: BookingFacts): string {
  if (!payment) return booking.pricePaidPence > 0 ? 'succeeded' : 'none';
  const allByStaff = staffPence(refunds, booking.id) >= booking.pricePaidPence;
  const last = refund ?? (allByStaff ? refunds.findLast((one) => one.bookingId === booking.id) : null);
  if (!last) return 'succeeded';
  const { status } = wireRefund(last);
  return status === 'completed' ? 'refunded' : `refund_${status}`;
}

/** What has gone back for a booking or is on its way, whoever gave it. */
function refundedPence({ booking, refunds }: BookingFacts): number {
  return refunds
    .filter(
      ({ bookingId, status }) => bookingId === booking.id && status !== 'FAILED' && status !== 'DISPUTED',
    )
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** The price before a saving. What a session paid for has none: it was bought before, and nothing is claimed as saved. */
function originalPence({ entitlementId, basePence, pricePaidPence }: BookingRow): number {
  return entitlementId ? pricePaidPence : basePence;
}
