import { defaultProductTerms } from './default-product-terms.ts';
import type { ProductSeed } from './product-seed.ts';

const copy = { section: 'packs', unit: '', excludes: [] } as const;
const matAndYoga = ['mat', 'yoga'] as const;

/** Packs of prepaid sessions (handbook: prices 4). */
export const packs: readonly ProductSeed[] = [
  {
    id: 'starter-pack',
    kind: 'pack',
    name: 'Starter Pack',
    pricePence: 3500,
    terms: {
      ...defaultProductTerms,
      sessions: 3,
      validDays: 30,
      covers: matAndYoga,
      copy: {
        ...copy,
        fragments: ['packs', 'starter-yoga'],
        subtitle: '3 sessions',
        includes: ['Yoga and Mat', 'Valid for 30 days'],
        excludes: ['No Reformer'],
        badge: 'Start here',
        action: { label: 'Buy Starter Pack', href: '/buy/starter-pack' },
      },
    },
  },
  {
    id: 'class-pack-10',
    kind: 'pack',
    name: 'Class Pack of 10',
    pricePence: 22_000,
    terms: {
      ...defaultProductTerms,
      sessions: 10,
      validDays: 42,
      covers: matAndYoga,
      shareable: true,
      copy: {
        ...copy,
        fragments: ['packs'],
        subtitle: '10 sessions',
        includes: ['Yoga and Mat', 'Valid for 6 weeks', 'Share with friends or family who check in with you'],
        excludes: ['No Reformer'],
        badge: 'Shareable',
        action: { label: 'Buy Class Pack of 10', href: '/buy/class-pack-10' },
      },
    },
  },
  {
    id: 'reformer-pack-10',
    kind: 'pack',
    name: 'Reformer Pack of 10',
    pricePence: 30_000,
    terms: {
      ...defaultProductTerms,
      sessions: 10,
      validDays: 70,
      covers: ['reformer'],
      copy: {
        ...copy,
        fragments: ['packs'],
        subtitle: '10 sessions',
        includes: ['Reformer only', 'Valid for 10 weeks', 'One session, one bed'],
        badge: null,
        action: { label: 'Buy Reformer Pack of 10', href: '/buy/reformer-pack-10' },
      },
    },
  },
];
