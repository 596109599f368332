import type { StudioProfile } from '@studio/contracts/catalogue';
import type { ClassSlot } from '@studio/contracts/timetable';
import { toPence } from '@studio/domain/money/money';
import { formatLondonIso } from '@studio/domain/time/london-iso';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { toStudioPlace } from './to-studio-place.ts';

export type ClassEventSlot = Pick<
  ClassSlot,
  | 'className'
  | 'description'
  | 'dateStart'
  | 'start'
  | 'end'
  | 'instructorName'
  | 'studio'
  | 'capacity'
  | 'capacityLeft'
  | 'price'
>;

export interface ClassEventDetails {
  slot: ClassEventSlot;
  studio: Pick<StudioProfile, 'name' | 'address'>;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** State of the class. Only classes that are 'on' can be booked, so only these get an offer. */
  state: 'on' | 'cancelled' | 'over';
  /** Path of an image on the site. */
  picture?: string;
}

const availability = { open: 'InStock', low: 'LimitedAvailability', full: 'SoldOut' } as const;

/** Returns one dated class as an Event of schema.org, with its price and number of free places. */
export function toClassEvent({ slot, studio, origin, state, picture = '/og.jpg' }: ClassEventDetails) {
  const url = `${origin}${buildClassPath(slot)}`;
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: slot.className,
    description: slot.description,
    startDate: formatLondonIso(new Date(slot.start)),
    endDate: formatLondonIso(new Date(slot.end)),
    eventStatus: schema(state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    image: `${origin}${picture}`,
    location: toStudioPlace(studio, origin),
    organizer: { ...toStudioPlace(studio, origin), url: `${origin}/` },
    performer: { '@type': 'Person', name: slot.instructorName },
    ...(state === 'on' ? toOffer(slot, url) : {}),
  };
}

function toOffer({ price, capacity, capacityLeft }: ClassEventSlot, url: string) {
  return {
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: capacityLeft,
    offers: {
      '@type': 'Offer',
      url,
      price: (toPence(price.final) / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: schema(availability[getAvailabilityStatus(capacityLeft)]),
    },
  };
}

const schema = (term: string) => `https://schema.org/${term}`;
