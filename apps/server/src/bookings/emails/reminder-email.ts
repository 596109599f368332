import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import { buildOptOutLinks } from '../../email-preferences/email-opt-out-link.ts';
import { isEmailWanted } from '../../email-preferences/store.ts';
import type { GenericEmailDetails } from '../../integrations/email/email-details.ts';
import type { EmailDraft, ReminderEmailJob } from '../../platform/emails/outbox.ts';
import { getBookingEmailReason } from '../../platform/emails/shared-email-text.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { findBookingsOfOrder } from '../booking-store.ts';
import { buildBookingUrl } from '../documents/booking-urls.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';
import { loadAttendeeDetails } from './booking-email.ts';
import { formatArrivalNote } from './format-arrival-note.ts';

/**
 * Builds a reminder when it is sent. Drops the reminder if the places were cancelled or moved since, if it is too late
 * to cancel free of charge, or if the client has turned reminders off.
 */
export async function buildReminderEmail(
  services: Services,
  { branchId, subject }: ReminderEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, keys, clock } = services;
  const activeBookings = (await findBookingsOfOrder(database, branchId, subject.orderId)).filter(
    ({ classId, status }) => classId === subject.classId && status === 'CONFIRMED',
  );
  const [first, ...others] = activeBookings;
  if (!first) return { drop: 'cancelled or moved since' };
  if (!(await isEmailWanted(database, { branchId, personHash: hashPerson(keys, first.email) }, 'reminders')))
    return { drop: 'reminders are turned off' };
  const { klass } = await loadBookingDetails(services, first);
  const { startsAt } = klass;
  const deadline = getCancellationDeadline(startsAt);
  if (klass.status !== 'SCHEDULED' || clock.now() >= deadline) return { drop: 'too late' };
  const until = formatMomentShort(deadline);
  const { link, headers } = buildOptOutLinks(services, first.email, 'reminders');
  const attendees = await loadAttendeeDetails(services, [first, ...others]);
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const ends = new Date(startsAt.getTime() + klass.durationMin * 60_000);
  const details: GenericEmailDetails = {
    studio,
    subject: `Reminder: ${klass.title}, ${formatMomentShort(startsAt)}`,
    title: 'See you soon',
    lead: `You’re booked into ${klass.title}. You can move or cancel your booking free of charge until ${until}.`,
    rowsTitle: 'Your class',
    rows: [
      { label: 'Date', value: formatDayLong(toLondonDate(startsAt)), strong: true },
      { label: 'Time', value: `${toLondonTime(startsAt)}–${toLondonTime(ends)}`, strong: true },
      { label: 'Instructor', value: klass.instructorName },
      { label: 'Studio', value: [klass.roomName, ...studio.addressLines].join(', ') },
      {
        label: 'Booked for',
        value: attendees.map(({ name, bed }) => (bed ? `${name} (${bed})` : name)).join(', '),
      },
    ],
    action: { label: 'View booking', href: buildBookingUrl(services, first) },
    note: { text: await formatArrivalNote(database, branchId) },
    footer: { text: getBookingEmailReason(studio), link },
  };
  return { to: first.email, headers, email: { template: 'plain-message', details } };
}
