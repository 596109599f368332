import { reviewLinkDays } from '@studio/domain/reviews/asking';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { findBooking } from '../bookings/booking-store.ts';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import { stopWays } from '../mail-preferences/stop-link.ts';
import { wants } from '../mail-preferences/store.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { MailDraft, ReviewMailOrder } from '../platform/outbox.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Services } from '../platform/services.ts';
import { reviewedClass, reviewUrl } from './review-link.ts';

/** Asks somebody how their class was, unless they want no such mails or were not there after all. */
export async function reviewMailDraft(
  services: Services,
  { branchId, subject }: ReviewMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database, keys } = services;
  const booking = await findBooking(database, branchId, subject.bookingId);
  if (booking?.status !== 'ATTENDED' || booking.email === '') return { drop: 'they did not come' };
  const reader = { branchId, personHash: personHash(keys, booking.email) };
  if (!(await wants(database, reader, 'reviews'))) return { drop: 'such mails are switched off' };
  const klass = await reviewedClass(services, booking);
  const { link, headers } = stopWays(services, booking.email, 'reviews');
  const facts: LetterMailFacts = {
    studio: studioFacts(services, await readBranchProfile(database, branchId)),
    subject: `How was ${klass.title}?`,
    title: 'How was it?',
    lead: `You were in ${klass.title}. A line or two helps whoever is about to come for the first time.`,
    rowsTitle: 'Your class',
    rows: [
      { label: 'Date', value: formatDayMedium(londonDate(klass.startsAt)), strong: true },
      { label: 'Time', value: londonTime(klass.startsAt) },
      { label: 'Instructor', value: klass.instructorName },
    ],
    action: { label: 'Write a review', href: reviewUrl(services, booking.id) },
    note: {
      text: `We read it first and then show it on the page of the class, under a name that you choose. The link works for ${reviewLinkDays} days.`,
    },
    foot: { text: 'This mail came because you were here. We ask at most once a month.', link },
  };
  return { to: booking.email, headers, mail: { template: 'letter', facts } };
}
