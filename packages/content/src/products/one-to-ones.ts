import { defaultProductTerms } from './default-product-terms.ts';
import type { ProductSeed } from './product-seed.ts';

const copy = {
  section: 'one-to-one',
  fragments: ['one-to-one'],
  excludes: [],
  badge: null,
  action: { label: 'Enquire', href: '/contact?topic=1-1' },
} as const;

/** 1:1 sessions: the client has the instructor and the room to themselves (handbook: prices 4). */
export const oneToOnes: readonly ProductSeed[] = [
  {
    id: 'one-to-one-intro',
    kind: 'one-to-one',
    name: 'Intro 1:1',
    pricePence: 4500,
    terms: {
      ...defaultProductTerms,
      oncePerPerson: true,
      copy: {
        ...copy,
        subtitle: 'Your first 1:1, once per person',
        unit: '/ session',
        includes: ['One instructor, your pace'],
      },
    },
  },
  {
    id: 'one-to-one-standard',
    kind: 'one-to-one',
    name: 'Standard 1:1',
    pricePence: 7500,
    terms: {
      ...defaultProductTerms,
      copy: { ...copy, subtitle: 'One session', unit: '/ session', includes: ['One instructor, your pace'] },
    },
  },
  {
    id: 'one-to-one-block-5',
    kind: 'one-to-one',
    name: 'Block of 5 1:1s',
    pricePence: 35_000,
    terms: {
      ...defaultProductTerms,
      sessions: 5,
      copy: { ...copy, subtitle: '5 sessions', unit: '', includes: ['One instructor, your pace'] },
    },
  },
];
