import { cancelBy } from '@studio/domain/bookings/cancellation';
import { whyNoPlace } from '@studio/domain/bookings/no-place';
import { sessionsInWords } from '@studio/domain/entitlements/refusal-sentence';
import { lastInstant } from '@studio/domain/entitlements/why-chosen';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayAndYear, formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type {
  AttendeeFacts,
  BookingMailFacts,
  ClassFacts,
  MailFacts,
  PriceFacts,
  ReturnFacts,
} from '../outside/mail/facts.ts';
import { findPayment, findUnbookedRefund } from '../payments/store.ts';
import type { BookingMailOrder, MailDraft as Draft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { arrivalNote } from './arrival-note.ts';
import { readBookingFacts } from './booking-answer.ts';
import type { BookingFacts } from './booking-facts.ts';
import { type BookingRow, findBooking, findOrder } from './booking-store.ts';
import { bookingUrl, checkInUrl, classTimes } from './calendar-facts.ts';
import { moneyReturned } from './return-facts.ts';

type MailDraft = Draft<MailFacts>;

/** Reads what a mail says at the moment it is sent; what has been undone meanwhile is not told any more. */
export async function bookingMailDraft(services: Services, order: BookingMailOrder): Promise<MailDraft> {
  switch (order.kind) {
    case 'booking-confirmed':
      return confirmedDraft(services, order.branchId, order.subject.orderId);
    case 'booking-cancelled':
      return cancelledDraft(services, order.branchId, order.subject.bookingId);
    case 'paid-no-place':
      return noPlaceDraft(services, order.branchId, order.subject.paymentId);
  }
}

async function confirmedDraft(services: Services, branchId: string, orderId: string): Promise<MailDraft> {
  const standing = (await findOrder(services.database, branchId, orderId)).filter(
    (one) => one.status !== 'CANCELLED',
  );
  const [first, ...others] = standing;
  if (!first) return { drop: 'cancelled meanwhile' };
  const facts = await readBookingFacts(services, first);
  const deadline = cancelBy(facts.klass.startsAt);
  const sameDay = services.clock.now().getTime() > deadline.getTime();
  const mail: BookingMailFacts = {
    studio: studioFacts(services, await readBranchProfile(services.database, branchId)),
    class: classFacts(facts.klass),
    attendees: [attendee(services, first), ...others.map((one) => attendee(services, one))],
    price: priceFacts(facts, standing),
    ...(sameDay ? {} : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: await arrivalNote(services.database, branchId),
    entry: {
      bookingId: first.id,
      ...classTimes(facts),
      sequence: first.sequence,
      madeAt: first.movedAt ?? first.createdAt,
    },
  };
  return { to: first.email, mail: { template: 'booking-confirmed', facts: mail } };
}

async function cancelledDraft(services: Services, branchId: string, bookingId: string): Promise<MailDraft> {
  const booking = await findBooking(services.database, branchId, bookingId);
  if (booking?.status !== 'CANCELLED') return { drop: 'not cancelled' };
  const facts = await readBookingFacts(services, booking);
  const { klass } = facts;
  return {
    to: booking.email,
    mail: {
      template: 'booking-cancelled',
      facts: {
        studio: studioFacts(services, await readBranchProfile(services.database, branchId)),
        class: classFacts(klass),
        attendees: [attendee(services, booking)],
        returned: await returnedFacts(services, facts),
        timetableUrl: `${services.config.publicUrl}/timetable`,
        entry: {
          bookingId,
          ...classTimes(facts),
          sequence: booking.sequence + 1,
          madeAt: booking.cancelledAt ?? booking.createdAt,
        },
      },
    },
  };
}

/** What went back when a booking was cancelled, and where to. */
async function returnedFacts({ database }: Services, facts: BookingFacts): Promise<ReturnFacts> {
  const { credit } = facts;
  if (credit) {
    const until = credit.expiresAt && formatDayAndYear(londonDate(lastInstant(credit.expiresAt)));
    return { kind: 'credit', amount: sessionsInWords(1), pack: credit.name, ...(until ? { until } : {}) };
  }
  return moneyReturned(database, facts);
}

async function noPlaceDraft(services: Services, branchId: string, paymentId: string): Promise<MailDraft> {
  const payment = await findPayment(services.database, { branchId, id: paymentId });
  const klass =
    payment && (await findClass(services.database, branchId, payment.classId, services.clock.now()));
  if (!klass || payment.status !== 'REFUNDED') return { drop: 'nothing was given back' };
  const refund = await findUnbookedRefund(services.database, { branchId, paymentId });
  const day = londonDate(klass.startsAt);
  return {
    to: payment.order.customer.email,
    mail: {
      template: 'paid-no-place',
      facts: {
        studio: studioFacts(services, await readBranchProfile(services.database, branchId)),
        name: payment.order.customer.firstName,
        class: classFacts(klass),
        reason: whyNoPlace(refund),
        amount: formatPriceShort(payment.amountPence, payment.currency),
        method: payment.method ?? 'your card',
        dayUrl: `${services.config.publicUrl}/timetable?activity=${klass.activityId}&date=${day}`,
      },
    },
  };
}

/** One place of an order, as mails name it. */
export function attendee(services: Services, booking: BookingRow): AttendeeFacts {
  return {
    name: booking.attendeeName,
    displayCode: booking.displayCode,
    checkInUrl: checkInUrl(services, booking),
    bookingUrl: bookingUrl(services, booking),
  };
}

/** A class, as mails describe it. */
export function classFacts(klass: ClassRow): ClassFacts {
  const { start, end } = classTimes({ klass });
  return {
    title: klass.title,
    level: klass.difficulty,
    dateLong: formatDayLong(londonDate(start)),
    whenShort: formatMomentShort(start),
    timeRange: `${londonTime(start)}–${londonTime(end)}`,
    durationMin: klass.durationMin,
    room: klass.roomName,
    instructor: klass.instructorName,
  };
}

/** What was paid for the places of an order that stand. */
export function priceFacts({ payment, credit }: BookingFacts, standing: readonly BookingRow[]): PriceFacts {
  const sum = (pence: (booking: BookingRow) => number) =>
    standing.reduce((total, one) => total + pence(one), 0);
  const paidPence = sum((one) => one.pricePaidPence);
  const basePence = sum((one) => one.basePence);
  const duePence = sum((one) => one.duePence);
  const currency = standing[0]?.currency ?? 'GBP';
  if (credit) {
    const amount = sessionsInWords(standing.length);
    return { heading: 'Paid with', amount, lines: [{ label: 'From', value: credit.name }] };
  }
  if (duePence > 0)
    return { heading: 'To pay at the studio', amount: formatPriceShort(duePence, currency), lines: [] };
  if (paidPence === 0) return { heading: 'To pay', amount: 'Nothing', lines: [] };
  const amount = formatPriceShort(paidPence, currency);
  const paidWith = { label: 'Paid with', value: payment?.method ?? 'At the studio' };
  if (basePence === paidPence) return { heading: 'Paid', amount, lines: [paidWith] };
  return {
    heading: 'Paid',
    amount,
    struckAmount: formatPriceShort(basePence, currency),
    lines: [...savingLines(standing, currency), paidWith],
  };
}

/** Each saving once, with what it took off all places together. */
function savingLines(standing: readonly BookingRow[], currency: string): PriceFacts['lines'] {
  const saved = new Map<string, number>();
  for (const { savingName, basePence, pricePaidPence } of standing) {
    const label = savingName ?? 'You saved';
    if (basePence > pricePaidPence) saved.set(label, (saved.get(label) ?? 0) + basePence - pricePaidPence);
  }
  return [...saved].map(([label, pence]) => {
    return { label, value: `−${formatPriceShort(pence, currency)}`, isSaving: true };
  });
}
