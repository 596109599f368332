import { accountSubject } from './answer-account.ts';
import { bookingSubject } from './answer-booking.ts';
import { cancellingSubject } from './answer-cancelling.ts';
import { classFactsSubject } from './answer-class-facts.ts';
import { classesSubject } from './answer-classes.ts';
import { discountsSubject } from './answer-discounts.ts';
import { healthSubject } from './answer-health.ts';
import { hoursSubject } from './answer-hours.ts';
import { instructorsSubject } from './answer-instructors.ts';
import { languageSubject } from './answer-language.ts';
import { outsideSubject } from './answer-outside.ts';
import { ownBookingsSubject } from './answer-own-bookings.ts';
import { ownSessionsSubject } from './answer-own-sessions.ts';
import { packsSubject } from './answer-packs.ts';
import { personSubject } from './answer-person.ts';
import { placeSubject } from './answer-place.ts';
import { pricesSubject } from './answer-prices.ts';
import { tourSubject } from './answer-tour.ts';
import { untaughtSubject } from './answer-untaught.ts';
import type { Heard } from './parsed-message.ts';
import { smallTalkSubject } from './small-talk.ts';
import { type Subject, weigh } from './subject.ts';

/** Everything that has an answer of its own. Of two that weigh the same, the earlier one is asked first. */
const subjects: readonly Subject[] = [
  personSubject,
  outsideSubject,
  healthSubject,
  languageSubject,
  bookingSubject,
  ownBookingsSubject,
  ownSessionsSubject,
  cancellingSubject,
  tourSubject,
  untaughtSubject,
  packsSubject,
  discountsSubject,
  pricesSubject,
  instructorsSubject,
  classFactsSubject,
  hoursSubject,
  placeSubject,
  accountSubject,
  classesSubject,
  smallTalkSubject,
];

/** Less than this says nothing about a subject. */
export const leastWeight = 2.5;

/** What speaks for the subject of the message before, when this one goes on from it. */
const goingOn = 3.5;

/** Subjects that nobody goes on with by a few words. */
const closed = new Set(['person', 'outside', 'small talk']);

export interface Weighed {
  subject: Subject;
  weight: number;
}

/** The subjects of a message, the one that most speaks for first. */
export function weighed(heard: Heard): Weighed[] {
  const last = heard.leans && heard.before ? topic(heard.before) : null;
  return subjects
    .map((subject) => {
      const goesOn = subject === last && !closed.has(subject.name) ? goingOn : 0;
      return { subject, weight: weigh(subject, heard) + goesOn };
    })
    .filter(({ weight }) => weight >= leastWeight)
    .sort((one, other) => other.weight - one.weight);
}

/** What a message was about. */
function topic(heard: Heard): Subject | null {
  return weighed(heard)[0]?.subject ?? null;
}
