import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { toBreadcrumbList } from './to-breadcrumb-list.ts';
import { type ClassEventSlot, toClassEvent } from './to-class-event.ts';
import { toExerciseGym } from './to-exercise-gym.ts';
import { toFaqPage } from './to-faq-page.ts';
import { toRatedClass } from './to-rated-class.ts';

const origin = 'https://miles.example';
const catalogue = { studio: branch, logos: {}, classTypes } as unknown as GetCatalogueResponse;

const slot: ClassEventSlot = {
  className: 'Dynamic Reformer Pilates',
  description: 'Straps, springs and a steady pace.',
  dateStart: '2026-06-01#13:30',
  start: '2026-06-01T12:30:00.000Z',
  end: '2026-06-01T13:25:00.000Z',
  instructorName: 'Ines Duarte',
  studio: 'Studio 1',
  capacity: 10,
  capacityLeft: 6,
  price: { base: 20, final: 13.5, reason: 'Member', currency: 'GBP', discount: null },
};
const createEvent = (changed: Partial<ClassEventSlot> = {}, state: 'on' | 'cancelled' | 'over' = 'on') =>
  toClassEvent({ slot: { ...slot, ...changed }, studio: branch, origin, state });

describe('studio', () => {
  it('is a gym with address, place, hours and telephone', () => {
    expect(toExerciseGym(catalogue, origin)).toMatchObject({
      '@type': 'ExerciseGym',
      name: 'Miles Street',
      url: 'https://miles.example/',
      telephone: '+442079460117',
      address: { streetAddress: '11 Miles Street', addressLocality: 'London', postalCode: 'SW8 1RZ' },
      geo: { latitude: 51.4828, longitude: -0.1228 },
      openingHoursSpecification: [
        { dayOfWeek: expect.arrayContaining(['Monday', 'Friday']), opens: '07:00', closes: '20:00' },
        { dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
      ],
    });
    expect(toExerciseGym(catalogue, origin).sameAs).toHaveLength(7);
  });

  it('has the price range of its classes, computed', () => {
    expect(toExerciseGym(catalogue, origin).priceRange).toBe('£12–£25');
    const one = { ...catalogue, classTypes: catalogue.classTypes.slice(0, 1) };
    expect(toExerciseGym(one, origin).priceRange).toBe('£20');
    expect(toExerciseGym({ ...catalogue, classTypes: [] }, origin).priceRange).toBeUndefined();
  });

  it('contains no rating, because the ratings on the pages are copy', () => {
    expect(JSON.stringify(toExerciseGym(catalogue, origin))).not.toMatch(/rating|review/i);
  });
});

describe('class event', () => {
  it('has its price and the places left', () => {
    expect(createEvent()).toMatchObject({
      '@type': 'Event',
      url: 'https://miles.example/classes/on/2026-06-01/dynamic-reformer-pilates-1330',
      startDate: '2026-06-01T13:30:00+01:00',
      endDate: '2026-06-01T14:25:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'ExerciseGym', '@id': 'https://miles.example/#studio' },
      performer: { '@type': 'Person', name: 'Ines Duarte' },
      maximumAttendeeCapacity: 10,
      remainingAttendeeCapacity: 6,
      offers: { price: '13.50', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    });
  });

  it.each([
    [3, 'LimitedAvailability'],
    [0, 'SoldOut'],
  ])('with %i places left has the availability %s', (capacityLeft, term) => {
    const event = createEvent({ capacityLeft });
    expect(event).toMatchObject({
      remainingAttendeeCapacity: capacityLeft,
      offers: { availability: `https://schema.org/${term}` },
    });
  });

  it('has no offer once the class is cancelled or over', () => {
    expect(createEvent({}, 'cancelled').eventStatus).toBe('https://schema.org/EventCancelled');
    expect(createEvent({}, 'over').eventStatus).toBe('https://schema.org/EventScheduled');
    for (const state of ['cancelled', 'over'] as const)
      expect(createEvent({}, state)).not.toHaveProperty('offers');
  });
});

describe('FAQ page and breadcrumbs', () => {
  it('keep the order of the questions', () => {
    const items = [
      { question: 'Is there parking?', answer: 'No.' },
      { question: 'Are there showers?', answer: 'Two.' },
    ];
    expect(
      toFaqPage(items).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    ).toEqual([
      ['Is there parking?', 'No.'],
      ['Are there showers?', 'Two.'],
    ]);
  });

  it('lead from home to the page, numbered from 1', () => {
    const trail = [
      { name: 'Classes', path: '/classes' },
      { name: 'Reformer', path: '/classes/reformer' },
    ];
    expect(toBreadcrumbList(trail, origin).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://miles.example/' },
      { '@type': 'ListItem', position: 2, name: 'Classes', item: 'https://miles.example/classes' },
      { '@type': 'ListItem', position: 3, name: 'Reformer', item: 'https://miles.example/classes/reformer' },
    ]);
  });
});

describe('rated class', () => {
  const rated = (count: number, average: number | null) =>
    toRatedClass({ name: 'Vinyasa Yoga', path: '/classes/yoga', studio: branch, origin, count, average });

  it('has the attendees’ average rating, and none of their review texts', () => {
    expect(rated(3, 4.7)).toMatchObject([
      {
        '@type': 'Service',
        name: 'Vinyasa Yoga',
        url: 'https://miles.example/classes/yoga',
        provider: { '@type': 'ExerciseGym' },
        aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5, worstRating: 1 },
      },
    ]);
  });

  it('is empty before the first review', () => {
    expect(rated(0, null)).toEqual([]);
  });
});
