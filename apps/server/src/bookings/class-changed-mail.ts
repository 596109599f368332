import { cancelBy } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { changeSentences } from '@studio/domain/timetable/change-sentences';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { BookingMailFacts, MailFacts } from '../outside/mail/facts.ts';
import type { ClassChangedMailOrder, MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { arrivalNote } from './arrival-note.ts';
import { readBookingFacts } from './booking-answer.ts';
import { findOrder } from './booking-store.ts';
import { classTimes } from './calendar-facts.ts';
import { attendee, classFacts, priceFacts } from './mail-facts.ts';

const changedWhilePaying =
  'Your class changed while you were paying. If it no longer suits you, reply to this email before it starts and we’ll refund you in full.';

/** Tells those who are booked what of their class has changed; what has been changed back meanwhile is not told. */
export async function classChangedDraft(
  services: Services,
  { branchId, subject }: ClassChangedMailOrder,
): Promise<MailDraft<MailFacts>> {
  const order = await findOrder(services.database, branchId, subject.orderId);
  const standing = order.filter((one) => one.status === 'CONFIRMED' && one.classId === subject.classId);
  const [first, ...others] = standing;
  if (!first) return { drop: 'booked no longer' };
  const facts = await readBookingFacts(services, first);
  const { klass } = facts;
  const before = { ...subject.before, startsAt: new Date(subject.before.startsAt) };
  const changed = changeSentences(before, {
    startsAt: klass.startsAt,
    room: klass.roomName,
    instructor: klass.instructorName,
  });
  if (changed.length === 0) return { drop: 'it is as it was' };
  const otherTime = before.startsAt.getTime() !== klass.startsAt.getTime();
  const deadline = cancelBy(klass.startsAt);
  const mail: BookingMailFacts = {
    studio: studioFacts(services, await readBranchProfile(services.database, branchId)),
    class: classFacts(klass),
    attendees: [attendee(services, first), ...others.map((one) => attendee(services, one))],
    price: priceFacts(facts, standing),
    changed,
    ...(services.clock.now() > deadline
      ? {}
      : { cancelByText: `Free to cancel until ${formatMomentShort(deadline)}` }),
    arrivalNote: subject.whilePaying
      ? changedWhilePaying
      : otherTime
        ? 'If the new time doesn’t suit you, reply to this email and we’ll refund what you paid.'
        : await arrivalNote(services.database, branchId),
    entry: {
      bookingId: first.id,
      ...classTimes(facts),
      sequence: first.sequence,
      madeAt: first.movedAt ?? first.createdAt,
    },
  };
  return { to: first.email, mail: { template: 'booking-confirmed', facts: mail } };
}
