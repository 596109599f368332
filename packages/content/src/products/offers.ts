import { defaultProductTerms } from './default-product-terms.ts';
import type { ProductSeed } from './product-seed.ts';

const offer = {
  section: 'offers',
  fragments: ['offers'],
  unit: '',
  excludes: [],
  badge: 'First time',
} as const;

/** Starter offers (once per person), the Tuesday offer and the monthly event (handbook: prices 4, 10). */
export const offers: readonly ProductSeed[] = [
  {
    id: 'first-two-reformer',
    kind: 'offer',
    name: 'Two Reformer classes',
    pricePence: 2500,
    terms: {
      ...defaultProductTerms,
      sessions: 2,
      covers: ['reformer'],
      oncePerPerson: true,
      copy: {
        ...offer,
        subtitle: 'Once per person, for your first visit',
        includes: ['Two Reformer classes'],
        action: { label: 'Buy', href: '/checkout?product=first-two-reformer' },
      },
    },
  },
  {
    id: 'first-mat',
    kind: 'offer',
    name: 'First Mat class',
    pricePence: 900,
    terms: {
      ...defaultProductTerms,
      covers: ['mat'],
      oncePerPerson: true,
      copy: {
        ...offer,
        subtitle: 'Once per person, for your first visit',
        includes: ['One Mat class'],
        action: { label: 'Buy', href: '/checkout?product=first-mat' },
      },
    },
  },
  {
    id: 'tuesday-yoga-two-for-one',
    kind: 'offer',
    name: '2-for-1 yoga on Tuesday evenings',
    pricePence: 1200,
    terms: {
      ...defaultProductTerms,
      sessions: 2,
      covers: ['yoga'],
      onlyWhen: { weekday: 1, from: '17:00' },
      copy: {
        ...offer,
        badge: null,
        subtitle: 'Two places for the price of one',
        includes: ['Yoga, Tuesdays from 17:00', 'Both places in the same class'],
        action: { label: 'Book', href: '/timetable?activity=yoga&hours=evening&day=tuesday' },
      },
    },
  },
  {
    id: 'sound-healing',
    kind: 'event',
    name: 'Sound Healing',
    pricePence: 2500,
    terms: {
      ...defaultProductTerms,
      copy: {
        section: 'events',
        fragments: ['sound-healing'],
        subtitle: 'The first Saturday of the month, 16:00',
        unit: '/ session',
        includes: ['An hour on the floor with four brass bowls', 'Blankets and bolsters included'],
        excludes: ['Not covered by packs or memberships'],
        badge: null,
        action: { label: 'Book a place', href: '/timetable?filter=sound-healing' },
      },
    },
  },
];
