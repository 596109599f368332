import { environmentCopy } from '@studio/content/copy/environment';
import { pricingCopy } from '@studio/content/copy/pricing';
import type { RoomsCopy } from '@studio/content/site-copy/rooms';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { giftCardSendTime } from '@studio/domain/gift-cards/gift-card-dates';
import { formatList } from '@studio/domain/text/format';
import {
  earlyClassBefore,
  maxWaitingClasses,
  maxWaitingEntries,
  quietHours,
} from '@studio/domain/waiting-list/waiting-list-terms';
import type { SourcePassage } from './source-passage.ts';

/** Returns passages about details of booking, which the pages of the site only show where they are needed. */
export function buildDetailPassages(
  { rooms }: GetCatalogueResponse,
  { rooms: roomTexts }: RoomsCopy,
): SourcePassage[] {
  return [...waitingListPassages, ...ownershipPassages, ...buildPlacePassages(rooms, roomTexts)];
}

const timetable = { label: 'See the timetable', to: '/timetable' };

const waitingListPassages: readonly SourcePassage[] = [
  {
    id: 'site:waiting-list-automatic',
    title: 'Can I get a place from the waiting list automatically?',
    text: 'If you’re logged in, you can choose automatic booking when you join the waiting list. We then book the place for you with a session or your saved card. You choose until when: the start of the class, 2 hours before it, or the end of free cancellation.',
    link: timetable,
    keywords:
      'automatic booking, auto book, grab the spot for me, grab it for me, without asking, straight in, book me in, in meetings, busy, can not look at my phone',
  },
  {
    id: 'site:waiting-list-night',
    title: 'Does the waiting list email me at night?',
    text: `Between ${quietHours.from} and ${quietHours.until} we don’t offer places from the waiting list, except for classes that start before ${earlyClassBefore}.`,
    link: timetable,
    keywords: 'ping, pings, wake me, asleep, middle of the night, midnight, 2am, 3am, 4am, notification',
  },
  {
    id: 'site:waiting-list-several',
    title: 'Can I join several waiting lists?',
    text: `You can join the waiting list for up to ${maxWaitingClasses} classes at once, if you want a place in any one of them. Once you’ve booked one, we’ll remove you from the other waiting lists. You can be on up to ${maxWaitingEntries} waiting lists in total.`,
    link: timetable,
    keywords: 'few lists, lists, two lists, more than one waiting list, several, whichever comes up first',
  },
  {
    id: 'site:waiting-list-cancelled',
    title: 'Why can’t I join the waiting list if I’ve cancelled?',
    text: 'If you’ve cancelled a booking for a class, you can’t join its waiting list. If a place becomes available, you can book it on the timetable.',
    link: timetable,
    keywords:
      'will not let me join the waiting list, cancelled by mistake, cancelled by accident, list refuses',
  },
];

const ownershipPassages: readonly SourcePassage[] = [
  {
    id: 'site:order-of-use',
    title: 'Which is used first, my membership or my pack?',
    text: pricingCopy.sections['packages-eligibility'].note,
    link: { label: 'See what’s covered', to: '/pricing#packages-eligibility' },
    keywords:
      'which gets eaten first, flow and class pack, sessions left in a pack, which gets used first, eaten first, taken first, membership and pack, both, order, two packs',
  },
  {
    id: 'site:pack-start',
    title: 'When does a pack start and expire?',
    text: 'A pack is valid from the day you buy it. You can use it for classes that start before it expires. When you book them doesn’t matter.',
    link: { label: 'See packs', to: '/pricing#packs' },
    keywords:
      'clock start, pack ends, ends before the class, booked in time, still counts, first use, starts counting, book now for after it expires',
  },
  {
    id: 'site:gift-card-day',
    title: 'When does a gift card arrive?',
    text: `Choose a date when you buy the gift card, and we’ll email it at ${giftCardSendTime} that day, even if we’re closed. Or choose ‘Straight away’.`,
    link: { label: 'Buy a gift card', to: '/checkout?product=gift-card' },
    keywords:
      'voucher land, christmas morning, xmas day, birthday morning, time of day, schedule, deliver, sent on the day, exact time',
  },
];

/** Returns a passage that says what everyone in a class has to themselves, from the current rooms. */
function buildPlacePassages(
  rooms: GetCatalogueResponse['rooms'],
  texts: RoomsCopy['rooms'],
): SourcePassage[] {
  if (rooms.length === 0) return [];
  const places = rooms.map(({ id, name, capacity }) => {
    const unit = texts.find(({ room }) => room === id)?.unit ?? environmentCopy.otherUnit;
    return `${name} has ${capacity} ${unit}`;
  });
  return [
    {
      id: 'site:own-place',
      title: 'Do I get a place to myself?',
      text: `Everyone has a place to themselves for the whole class. ${formatList(places)}.`,
      link: { label: 'The rooms', to: '/studio/environment' },
      keywords:
        'own machine, own bed, own reformer, each have a reformer, to ourselves, swap halfway, take turns, share a machine, wait for a machine, to myself',
    },
  ];
}
