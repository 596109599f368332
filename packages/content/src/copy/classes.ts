import type { ClassCategory } from './class-type-pages/class-type-page-copy.ts';

/** Copy of /classes. Durations, places and prices come from the catalogue. */
export const classesCopy = {
  metaTitle: 'Classes',
  metaDescription:
    'Reformer, Mat Pilates and Yoga in small groups in Vauxhall, London. See what happens in each class, who it’s for, places left and how to join.',
  title: 'Classes',
  lead: 'Three ways to move, each at its own pace. See who each class is for and how many places are left.',
  promosLabel: 'What’s on',
  /** Text for an activity without upcoming classes. */
  noneComing: 'We’re planning the next classes',
  join: {
    title: 'How to join a class',
    lead: 'You don’t need a contract to try us. Start with one class and decide later.',
  },
  faq: { title: 'Before you come', all: 'All questions' },
} as const;

/** Copy of a class card on /classes. */
export interface ClassCardCopy {
  /** Path segment of the "Learn more" link: /classes/{category}. */
  category: ClassCategory;
  title: string;
  text: string;
  /** Text beside the level, about the clients that the class suits. */
  audience: string;
  image: 'class-reformer' | 'class-mat' | 'class-yoga-vinyasa';
  /** Unit of the room's places, such as beds or mats. */
  placesUnit: string;
}

export const classCards: readonly ClassCardCopy[] = [
  {
    category: 'reformer',
    title: 'Reformer',
    text: 'A carriage, five springs and two straps. The springs support you on the way out and ask for control on the way back.',
    audience: 'Good for backs that spend all day at a desk, and for strength without impact.',
    image: 'class-reformer',
    placesUnit: 'beds',
  },
  {
    category: 'mat-pilates',
    title: 'Mat Pilates',
    text: 'A mat, a ring, a ball and your own weight. The original exercises in their original order, without rushing.',
    audience: 'A good first class, and a good way to learn the basics behind all the others.',
    image: 'class-mat',
    placesUnit: 'mats',
  },
  {
    category: 'yoga',
    title: 'Yoga',
    text: 'Vinyasa when you want to move, Yin when you want to stop. Move with every breath, or hold one pose for minutes.',
    audience: 'Good for stiff mornings and busy weeks.',
    image: 'class-yoga-vinyasa',
    placesUnit: 'mats',
  },
];

/** Cards of 'How to join a class' (handbook: pages 6). */
export const purchaseOptionCards = [
  {
    section: 'dropin',
    title: 'Drop-in',
    text: 'One place in one class, paid for when you book. Nothing renews.',
    goodFor: 'Good for a first visit, or once a week.',
    link: 'See drop-in prices',
  },
  {
    section: 'packs',
    title: 'Class Packs',
    text: 'Sessions you buy in advance and use whenever you like before they expire.',
    goodFor: 'Good if no two weeks are the same.',
    link: 'Compare class packs',
  },
  {
    section: 'memberships',
    title: 'Membership',
    text: 'Paid monthly. Flow gives you unlimited Mat and Yoga. Flex gives you a set number of Reformer classes.',
    goodFor: 'Good if you come often.',
    link: 'Choose a membership',
  },
] as const;

export type PurchaseOptionCardCopy = (typeof purchaseOptionCards)[number];

/** Ids of the FAQ questions that /classes shows. */
export const classesPageFaqIds = [
  'which-class-first',
  'what-to-bring',
  'group-size',
  'how-to-book',
  'class-full',
  'cancel',
] as const;
