import { selectPlural } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { toStudioContact } from '../../catalogue/studio-contact.ts';
import type { EmailDetails } from '../../integrations/email/email-details.ts';
import type { EmailDraft } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { buildBookingUrl } from '../documents/booking-urls.ts';
import { listUpcomingGuestBookings } from '../reading/booking-list-queries.ts';

/** Maximum number of links in one email. If there are more bookings, it contains those of the soonest classes. */
const linksMax = 30;

/**
 * Builds the email with the signed links of upcoming guest bookings of an email address. Drops it if there are none:
 * anyone can request it for any address.
 */
export async function buildBookingLinksEmail(
  services: Services,
  branchId: string,
  email: string,
): Promise<EmailDraft<EmailDetails>> {
  const { database, clock, config } = services;
  const rows = await listUpcomingGuestBookings(database, {
    branchId,
    email,
    now: clock.now(),
    maxRows: linksMax,
  });
  const [first] = rows;
  if (!first) return { drop: 'no bookings with this email address' };
  const classes = await listClassesById(
    database,
    branchId,
    rows.map((row) => row.classId),
    clock.now(),
  );
  const titleOf = new Map(classes.map((klass) => [klass.id, klass.title]));
  return {
    to: first.email,
    email: {
      template: 'plain-message',
      details: {
        studio: toStudioContact(services, await loadBranchProfile(database, branchId)),
        subject: selectPlural(rows.length, 'Your booking link', 'Your booking links'),
        title: selectPlural(rows.length, 'Your booking', 'Your bookings'),
        lead: selectPlural(
          rows.length,
          'Use the link to see your QR code, add the class to your calendar, or move or cancel the booking.',
          'Use the links to see your QR codes, add the classes to your calendar, or move or cancel the bookings.',
        ),
        links: rows.map((row) => ({
          label: `${titleOf.get(row.classId) ?? 'Your class'}, for ${row.attendeeName}`,
          detail: formatMomentMedium(row.startsAt),
          href: buildBookingUrl(services, row),
        })),
        note: {
          text: selectPlural(
            rows.length,
            'Keep this link private. Anyone who has it can cancel the booking.',
            'Keep these links private. Anyone who has one can cancel the booking.',
          ),
        },
        footer: {
          text: 'You’re getting this email because someone entered your email address on our website. If you booked with an account, log in to see your bookings:',
          link: { label: 'My bookings', href: `${config.publicUrl}/bookings` },
        },
      },
    },
  };
}
