import { cancelBy } from '@studio/domain/bookings/cancellation';
import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import { stopWays } from '../mail-preferences/stop-link.ts';
import { wants } from '../mail-preferences/store.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { MailDraft, ReminderMailOrder } from '../platform/outbox.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Services } from '../platform/services.ts';
import { arrivalNote } from './arrival-note.ts';
import { readBookingFacts } from './booking-answer.ts';
import { findOrder } from './booking-store.ts';
import { bookingUrl } from './calendar-facts.ts';

/** A reminder as it is when it goes out: what was cancelled or moved meanwhile is not told any more. */
export async function reminderMailDraft(
  services: Services,
  { branchId, subject }: ReminderMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database, keys, clock } = services;
  const standing = (await findOrder(database, branchId, subject.orderId)).filter(
    ({ classId, status }) => classId === subject.classId && status === 'CONFIRMED',
  );
  const [first] = standing;
  if (!first) return { drop: 'cancelled or moved meanwhile' };
  if (!(await wants(database, { branchId, personHash: personHash(keys, first.email) }, 'reminders')))
    return { drop: 'reminders are switched off' };
  const { klass } = await readBookingFacts(services, first);
  const { startsAt } = klass;
  const deadline = cancelBy(startsAt);
  if (klass.status !== 'ON' || clock.now() >= deadline) return { drop: 'too late to be of use' };
  const until = formatMomentShort(deadline);
  const { link, headers } = stopWays(services, first.email, 'reminders');
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  const ends = new Date(startsAt.getTime() + klass.durationMin * 60_000);
  const facts: LetterMailFacts = {
    studio,
    subject: `${klass.title}, ${formatMomentShort(startsAt)}`,
    title: 'See you soon',
    lead: `Your place in ${klass.title} is kept. You can cancel or move it free of charge until ${until}.`,
    rowsTitle: 'Your class',
    rows: [
      { label: 'Date', value: formatDayLong(londonDate(startsAt)), strong: true },
      { label: 'Time', value: `${londonTime(startsAt)}–${londonTime(ends)}`, strong: true },
      { label: 'Instructor', value: klass.instructorName },
      { label: 'Studio', value: [klass.roomName, ...studio.addressLines].join(', ') },
      {
        label: standing.length === 1 ? 'For' : 'Places',
        value: standing.map((one) => one.attendeeName).join(', '),
      },
    ],
    action: { label: 'See your booking', href: bookingUrl(services, first) },
    note: { text: await arrivalNote(database, branchId) },
    foot: { text: 'This mail came because you have booked.', link },
  };
  return { to: first.email, headers, mail: { template: 'letter', facts } };
}
