import { defaultProductTerms } from './default-product-terms.ts';
import type { ProductSeed } from './product-seed.ts';

const copy = {
  section: 'dropin',
  fragments: ['dropin'],
  unit: '/ session',
  excludes: [],
  badge: null,
} as const;

/** Drop-ins: one place in one class. On the timetable, each class type has its own price. */
export const dropIns: readonly ProductSeed[] = [
  {
    id: 'dropin-yoga',
    kind: 'drop-in',
    name: 'Yoga / Restore',
    pricePence: 1200,
    terms: {
      ...defaultProductTerms,
      covers: ['yoga'],
      copy: {
        ...copy,
        subtitle: 'Vinyasa or Restorative / Yin, 55 or 60 minutes',
        includes: ['One class', 'Mats and props included'],
        action: { label: 'Book', href: '/timetable?activity=yoga&pricing=dropin' },
      },
    },
  },
  {
    id: 'dropin-mat',
    kind: 'drop-in',
    name: 'Mat Pilates',
    pricePence: 1500,
    terms: {
      ...defaultProductTerms,
      covers: ['mat'],
      copy: {
        ...copy,
        subtitle: 'Classic or Prenatal, 50 minutes',
        includes: ['One class', 'Mats and props included'],
        action: { label: 'Book', href: '/timetable?activity=mat&pricing=dropin' },
      },
    },
  },
  {
    id: 'dropin-reformer',
    kind: 'drop-in',
    name: 'Reformer',
    pricePence: 2000,
    terms: {
      ...defaultProductTerms,
      covers: ['reformer'],
      copy: {
        ...copy,
        subtitle: 'Ten beds, 55 minutes',
        includes: ['One class', 'Grip socks at the front desk'],
        action: { label: 'Book', href: '/timetable?activity=reformer&pricing=dropin' },
      },
    },
  },
];
