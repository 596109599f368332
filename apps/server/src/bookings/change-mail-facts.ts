import { cancelBy } from '@studio/domain/bookings/cancellation';
import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { BookingMailFacts, CancelledMailFacts, MailFacts, ReturnFacts } from '../outside/mail/facts.ts';
import type { BookingChangeMailOrder, MailDraft as Draft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { arrivalNote } from './arrival-note.ts';
import { readBookingFacts } from './booking-answer.ts';
import type { BookingFacts } from './booking-facts.ts';
import { bookingLinksDraft } from './booking-links-mail.ts';
import { type BookingRow, findBooking } from './booking-store.ts';
import { classTimes } from './calendar-facts.ts';
import { attendee, classFacts, priceFacts } from './mail-facts.ts';
import { creditOf } from './move-booking.ts';
import { moneyReturned } from './return-facts.ts';

type MailDraft = Draft<MailFacts>;

/** What a mail about a changed booking says at the moment it is sent; what is no longer so is not told. */
export async function bookingChangeDraft(
  services: Services,
  order: BookingChangeMailOrder,
): Promise<MailDraft> {
  const { branchId } = order;
  if (order.kind === 'booking-links') return bookingLinksDraft(services, branchId, order.subject.email);
  const booking = await findBooking(services.database, branchId, order.subject.bookingId);
  if (!booking) return { drop: 'the booking is not there' };
  switch (order.kind) {
    case 'booking-moved':
      return movedDraft(services, booking, order.subject);
    case 'place-withdrawn':
      return endedDraft(services, booking, 'withdrawn', order.subject.apology);
    case 'place-given-up':
      return endedDraft(services, booking, 'given-up');
    case 'place-refilled':
      return endedDraft(services, booking, 'refilled');
  }
}

async function movedDraft(
  services: Services,
  booking: BookingRow,
  subject: { from: string; apology?: string },
): Promise<MailDraft> {
  const now = services.clock.now();
  const from = await findClass(services.database, booking.branchId, subject.from, now);
  if (booking.status === 'CANCELLED' || !from) return { drop: 'cancelled meanwhile' };
  const facts = await readBookingFacts(services, booking);
  const deadline = cancelBy(facts.klass.startsAt);
  const mail: BookingMailFacts = {
    ...(await studioAndClass(services, facts)),
    attendees: [attendee(services, booking)],
    price: priceFacts(facts, [booking]),
    movedFrom: formatMomentShort(from.startsAt),
    ...(subject.apology ? { apology: subject.apology } : {}),
    ...(now > deadline ? {} : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: await arrivalNote(services.database, booking.branchId),
    entry: {
      bookingId: booking.id,
      ...classTimes(facts),
      sequence: booking.sequence,
      madeAt: booking.movedAt ?? booking.createdAt,
    },
  };
  return { to: booking.email, mail: { template: 'booking-confirmed', facts: mail } };
}

async function endedDraft(
  services: Services,
  booking: BookingRow,
  about: NonNullable<CancelledMailFacts['about']>,
  apology?: string,
): Promise<MailDraft> {
  const facts = await readBookingFacts(services, booking);
  const given = about === 'given-up';
  // Both mails can wait in one outbox: then the later one says it all.
  if (given && booking.forgivenAt) return { drop: 'taken by somebody meanwhile' };
  const mail: CancelledMailFacts = {
    ...(await studioAndClass(services, facts)),
    about,
    ...(apology ? { apology } : {}),
    attendees: [attendee(services, booking)],
    returned: given ? await ifTaken(services, facts) : await comesBack(services, facts),
    timetableUrl: `${services.config.publicUrl}/timetable`,
    entry: {
      bookingId: booking.id,
      ...classTimes(facts),
      sequence: booking.sequence + 1,
      madeAt: booking.cancelledAt ?? booking.createdAt,
    },
  };
  return { to: booking.email, mail: { template: 'booking-cancelled', facts: mail } };
}

async function studioAndClass(services: Services, { booking, klass }: BookingFacts) {
  const studio = studioFacts(services, await readBranchProfile(services.database, booking.branchId));
  return { studio, class: classFacts(klass) };
}

async function ifTaken({ database }: Services, facts: BookingFacts): Promise<ReturnFacts> {
  const money = await moneyReturned(database, facts);
  if (money.kind === 'if-taken' || money.kind === 'given-before' || money.kind === 'still-due') return money;
  const credit = await creditOf(database, facts.booking);
  return credit ? { kind: 'if-taken', amount: 'your session' } : { kind: 'if-taken' };
}

async function comesBack(services: Services, facts: BookingFacts): Promise<ReturnFacts> {
  const credit = await creditOf(services.database, facts.booking);
  if (credit) {
    const { name: pack, expiresAt } = credit;
    const until = expiresAt && formatDayLong(londonDate(new Date(expiresAt.getTime() - 1)));
    return { kind: 'credit', amount: '1 session', pack, ...(until ? { until } : {}) };
  }
  return moneyReturned(services.database, facts);
}
