import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { toBreadcrumbList } from './to-breadcrumb-list.ts';
import { type ClassEventSlot, toClassEvent } from './to-class-event.ts';
import { toExerciseGym } from './to-exercise-gym.ts';
import { toFaqPage } from './to-faq-page.ts';
import { toRatedClass } from './to-rated-class.ts';

const origin = 'https://miles.example';
const catalogue = { studio: branch, classTypes } as unknown as CatalogueResponse;

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
const eventOf = (changed: Partial<ClassEventSlot> = {}, state: 'on' | 'cancelled' | 'over' = 'on') =>
  toClassEvent({ slot: { ...slot, ...changed }, studio: branch, origin, state });

describe('the studio', () => {
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

  it('claims no rating: those on the pages are copy', () => {
    expect(JSON.stringify(toExerciseGym(catalogue, origin))).not.toMatch(/rating|review/i);
  });
});

describe('a class', () => {
  it('is an event with its price, and the places that are left', () => {
    expect(eventOf()).toMatchObject({
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
  ])('with %i places left is %s', (capacityLeft, term) => {
    const event = eventOf({ capacityLeft });
    expect(event).toMatchObject({
      remainingAttendeeCapacity: capacityLeft,
      offers: { availability: `https://schema.org/${term}` },
    });
  });

  it('is offered no more once it is cancelled or over', () => {
    expect(eventOf({}, 'cancelled').eventStatus).toBe('https://schema.org/EventCancelled');
    expect(eventOf({}, 'over').eventStatus).toBe('https://schema.org/EventScheduled');
    for (const state of ['cancelled', 'over'] as const)
      expect(eventOf({}, state)).not.toHaveProperty('offers');
  });
});

describe('questions and ways', () => {
  it('keeps the order of the questions', () => {
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

  it('leads from home to the page, counted from 1', () => {
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

describe('a rated class', () => {
  const rated = (count: number, average: number | null) =>
    toRatedClass({ name: 'Vinyasa Yoga', path: '/classes/yoga', studio: branch, origin, count, average });

  it('carries the rating of those who came, and nothing of what they wrote', () => {
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

  it('says nothing before anybody has written', () => {
    expect(rated(0, null)).toEqual([]);
  });
});
