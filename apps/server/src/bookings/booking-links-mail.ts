import { formatMomentMedium } from '@studio/domain/time/format-london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { MailFacts } from '../outside/mail/facts.ts';
import type { MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';
import { bookingUrl } from './calendar-facts.ts';
import { comingGuestBookings } from './list-statements.ts';

/** Links that one mail carries at most, the soonest first. */
const linksMax = 30;

/**
 * The signed links of what was booked with an address, without an account, and is still to come. Whoever has nothing
 * coming is not written to: anybody can ask for any address.
 */
export async function bookingLinksDraft(
  services: Services,
  branchId: string,
  email: string,
): Promise<MailDraft<MailFacts>> {
  const { database, clock, config } = services;
  const rows = await comingGuestBookings(database, { branchId, email, now: clock.now(), most: linksMax });
  const [first] = rows;
  if (!first) return { drop: 'nothing is booked with this address' };
  const classes = await listClassesById(
    database,
    branchId,
    rows.map((row) => row.classId),
    clock.now(),
  );
  const titleOf = new Map(classes.map((klass) => [klass.id, klass.title]));
  return {
    to: first.email,
    mail: {
      template: 'letter',
      facts: {
        studio: studioFacts(services, await readBranchProfile(database, branchId)),
        subject: rows.length === 1 ? 'The link of your booking' : 'The links of your bookings',
        title: 'Your bookings',
        lead: 'Behind each link are the code for the door, your calendar entry, and moving or cancelling it.',
        links: rows.map((row) => ({
          label: `${titleOf.get(row.classId) ?? 'Your class'}, for ${row.attendeeName}`,
          detail: formatMomentMedium(row.startsAt),
          href: bookingUrl(services, row),
        })),
        note: { text: 'Keep them to yourself: whoever has a link can cancel the booking.' },
        foot: {
          text: 'Somebody asked for this at our site with your address. What is booked with an account is shown after logging in:',
          link: { label: 'My bookings', href: `${config.publicUrl}/bookings` },
        },
      },
    },
  };
}
