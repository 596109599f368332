import { defaultProductTerms } from './default-product-terms.ts';
import type { ProductSeed } from './product-seed.ts';

const membership = { ...defaultProductTerms, renewsMonthly: true, memberDiscountPercent: 10 } as const;
const copy = { section: 'memberships', unit: '/ month', badge: null } as const;
const matAndYoga = ['mat', 'yoga'] as const;

/** Monthly memberships. Each takes 10% off 1:1s, drop-ins and packs (handbook: prices 3). */
export const memberships: readonly ProductSeed[] = [
  {
    id: 'flow-off-peak',
    kind: 'membership',
    name: 'Flow Off-peak Unlimited',
    pricePence: 10_000,
    terms: {
      ...membership,
      sessions: null,
      covers: matAndYoga,
      offPeakOnly: true,
      copy: {
        ...copy,
        fragments: ['memberships', 'off-peak-yoga'],
        subtitle: 'Unlimited, weekdays before 16:00',
        includes: ['Mat and Yoga'],
        excludes: ['No Reformer'],
        action: { label: 'Choose Flow Off-peak', href: '/checkout?product=flow-off-peak' },
      },
    },
  },
  {
    id: 'flow-anytime',
    kind: 'membership',
    name: 'Flow Anytime Unlimited',
    pricePence: 15_000,
    terms: {
      ...membership,
      sessions: null,
      covers: matAndYoga,
      copy: {
        ...copy,
        fragments: ['memberships', 'unlimited-yoga'],
        subtitle: 'Unlimited, any day, any time',
        includes: ['Mat and Yoga'],
        excludes: ['No Reformer'],
        badge: 'Best for 3+ classes a week',
        action: { label: 'Choose Flow Anytime', href: '/checkout?product=flow-anytime' },
      },
    },
  },
  {
    id: 'reformer-flex-4',
    kind: 'membership',
    name: 'Reformer Flex 4',
    pricePence: 12_000,
    terms: {
      ...membership,
      sessions: 4,
      covers: ['reformer'],
      copy: {
        ...copy,
        fragments: ['memberships'],
        subtitle: '4 sessions / month',
        includes: ['Reformer', '10% off Mat and Yoga'],
        excludes: [],
        action: { label: 'Choose Flex 4', href: '/checkout?product=reformer-flex-4' },
      },
    },
  },
  {
    id: 'reformer-flex-8',
    kind: 'membership',
    name: 'Reformer Flex 8',
    pricePence: 22_000,
    terms: {
      ...membership,
      sessions: 8,
      covers: ['reformer'],
      copy: {
        ...copy,
        fragments: ['memberships'],
        subtitle: '8 sessions / month',
        includes: ['Reformer', '10% off Mat and Yoga'],
        excludes: [],
        action: { label: 'Choose Flex 8', href: '/checkout?product=reformer-flex-8' },
      },
    },
  },
];
