/** One picture of the hero with its words (handbook: pages 6). Pictures are named, not linked. */
export interface HeroSlide {
  picture: 'hero-mat' | 'hero-reformer' | 'hero-yoga';
  /** A line break stands where the words turn to the next line on a desk. */
  title: string;
  description: string;
  primary: { label: string; to: string };
  secondary?: { label: string; to: string };
  /** 'wall': the picture leaves room for words on its left. 'panel': it does not, so they stand on a panel. */
  words: 'wall' | 'panel';
}

const timetable = { label: 'See today’s timetable', to: '/timetable' };

/**
 * The three pictures at the top. `yoga` is what the catalogue knows now: the price of a place, and whether two come
 * for one on Tuesday evenings.
 */
export function buildHeroSlides(yoga: { price: string | null; twoForOne: boolean }): HeroSlide[] {
  const price = yoga.price ? `, ${yoga.price} a session` : '';
  return [
    {
      picture: 'hero-mat',
      title: 'A room\nfull of daylight',
      description: 'Reformer, mat and yoga in small groups, five minutes’ walk from Vauxhall station.',
      primary: { label: 'Book a tour', to: '/tour' },
      secondary: timetable,
      words: 'wall',
    },
    {
      picture: 'hero-reformer',
      title: 'Ten beds.\nYou will\nbe seen',
      description: 'Reformer, for all levels.',
      primary: { label: 'Book Reformer', to: '/timetable?activity=reformer' },
      secondary: { label: 'How it works', to: '/classes/reformer' },
      words: 'wall',
    },
    {
      picture: 'hero-yoga',
      title: 'One breath,\none movement',
      description: `Vinyasa, Yin and Restorative${price}.${yoga.twoForOne ? ' Two for one on Tuesday evenings.' : ''}`,
      primary: { label: 'Book yoga', to: '/timetable?activity=yoga' },
      secondary: { label: 'See pricing', to: '/pricing' },
      words: 'panel',
    },
  ];
}

/** What a Core Classes card says beyond the catalogue. */
export interface CoreClassCopy {
  slug: 'reformer' | 'mat' | 'yoga-vinyasa' | 'yoga-restorative';
  /** The catalogue's class type: title, minutes and level come from it. */
  classTypeId: string;
  href: string;
  description: string;
  /** Who is named as teaching it, for as long as they do. */
  instructorId: string;
  /** Whole stars. */
  rating: number;
  reviewsCount: number;
  leftMetaLabel: string;
  /** Verbatim; without it the price of a place now. */
  rightMetaLabel?: string;
  membership?: { label: string; to: string };
}

const powerPilates = { label: 'Power Pilates', to: '/pricing#unlimited-yoga' };
const bridgePilates = { label: 'Bridge Pilates', to: '/pricing#off-peak-yoga' };

export const coreClasses = {
  title: 'Core Classes',
  lead: 'Four ways to move, each at its own pace. Every class says who it is for.',
  all: { label: 'View All', to: '/classes' },
  cards: [
    {
      slug: 'reformer',
      classTypeId: 'dynamic-reformer',
      href: '/classes/reformer',
      description:
        'Springs, straps and a moving carriage. Your instructor sets the load for you, then changes it as you change.',
      instructorId: 'ines-duarte',
      rating: 5,
      reviewsCount: 24,
      leftMetaLabel: 'Capacity 10',
      rightMetaLabel: 'from £15/session',
    },
    {
      slug: 'mat',
      classTypeId: 'classic-mat',
      href: '/classes/mat-pilates',
      description: 'The original order, taught slowly enough to do it well. A mat, a ring, a ball.',
      instructorId: 'freya-lind',
      rating: 5,
      reviewsCount: 18,
      leftMetaLabel: 'Capacity 16',
      membership: powerPilates,
    },
    {
      slug: 'yoga-vinyasa',
      classTypeId: 'vinyasa-yoga',
      href: '/classes/yoga/vinyasa',
      description: 'One breath, one movement. A steady flow with time to stand still in it.',
      instructorId: 'amara-cole',
      rating: 5,
      reviewsCount: 22,
      leftMetaLabel: 'Mat-based • Flow',
      membership: powerPilates,
    },
    {
      slug: 'yoga-restorative',
      classTypeId: 'restorative-yin-yoga',
      href: '/classes/yoga/restorative',
      description:
        'Five or six shapes in an hour, held on bolsters and blankets until the back of the body lets go.',
      instructorId: 'mei-tanaka',
      rating: 5,
      reviewsCount: 15,
      leftMetaLabel: 'Props • Deep Stretch',
      membership: bridgePilates,
    },
  ] satisfies readonly CoreClassCopy[] as readonly CoreClassCopy[],
};

/** The room, and how many have been in it. */
export const tranquilityCopy = {
  title: 'Experience Tranquility',
  lead: 'Plaster, oak and linen. Tall windows, curtains for the late classes, and only as many people as the room holds well.',
  figures: [
    { value: '200+', label: 'People' },
    { value: '4.8', label: 'from 52 reviews' },
  ],
} as const;

/** Three blurbs. */
export const movementCopy = {
  title: 'The Movement',
  blurbs: [
    {
      title: 'Private Group',
      text: 'Ten beds on the reformer floor, sixteen mats in the room above it. You will be seen.',
    },
    { title: 'Proper Tools', text: 'Oak reformers, and a ring, a ball and two blocks for every mat.' },
    {
      title: 'Friendly Environment',
      text: 'Shoes by the door, tea on the shelf, and someone who knows your name by the second class.',
    },
  ],
  more: { label: 'Look around the studio', to: '/studio/environment' },
} as const;

/** Five questions of the FAQ, by id, and the way to the rest. */
export const homeFaq = {
  title: 'Good to know',
  lead: 'Something else? Write to us. We’ll reply within one working day.',
  questions: ['what-to-bring', 'arrive-early', 'cancel', 'reformer-for-beginners', 'pregnant'],
  all: { label: 'All questions', to: '/faq' },
  contact: { label: 'Contact us', to: '/contact' },
} as const;
