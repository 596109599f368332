import type { ClassCategory } from './class-type-pages/class-type-page-copy.ts';

/** Copy of /classes. Durations, places and prices come from the catalogue. */
export const classesCopy = {
  metaTitle: 'Classes',
  metaDescription:
    'Reformer, Mat Pilates and Yoga in small groups in Vauxhall, London. What happens in each class, who it is for, the next one with the places left, and how to join.',
  title: 'Classes',
  lead: 'Three ways to move, each at its own pace. Every class says who it is for, and how many places are left.',
  promosLabel: 'What is on',
  /** Text for an activity without upcoming classes. */
  noneComing: 'The next classes are being planned',
  join: {
    title: 'How to join a class',
    lead: 'No contract to try. Start with one class, and count later.',
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
    text: 'A carriage, five springs and two straps. They carry part of you, and ask for control on the way back.',
    audience: 'Backs that sit all day, and strength without impact.',
    image: 'class-reformer',
    placesUnit: 'beds',
  },
  {
    category: 'mat-pilates',
    title: 'Mat Pilates',
    text: 'A mat, a ring, a ball, and your own weight. The original exercises in the original order, without hurry.',
    audience: 'A first class, or the basics behind every other one.',
    image: 'class-mat',
    placesUnit: 'mats',
  },
  {
    category: 'yoga',
    title: 'Yoga',
    text: 'Vinyasa when you want to move, Yin when you want to stop. One breath each, or one shape for minutes.',
    audience: 'Stiff mornings, loud weeks, and everybody in between.',
    image: 'class-yoga-vinyasa',
    placesUnit: 'mats',
  },
];

/** Cards of 'How to join a class' (handbook: pages 6). */
export const purchaseOptionCards = [
  {
    section: 'dropin',
    title: 'Drop-in',
    text: 'One class, one place, paid when you book. Nothing renews.',
    goodFor: 'Good for a first look, or once a week.',
    link: 'See drop-in prices',
  },
  {
    section: 'packs',
    title: 'Class Packs',
    text: 'Sessions bought ahead, used when you like until they run out of weeks.',
    goodFor: 'Good when your weeks are never the same.',
    link: 'Compare class packs',
  },
  {
    section: 'memberships',
    title: 'Membership',
    text: 'Paid by the month. Flow is unlimited Mat and Yoga, Flex is a number of Reformer classes.',
    goodFor: 'Good from three times a week.',
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
