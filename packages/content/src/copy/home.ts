/** Ids of the hero slides, which are also the names of their built-in pictures. */
export const heroSlideIds = ['hero-mat', 'hero-reformer', 'hero-yoga'] as const;
export type HeroSlideId = (typeof heroSlideIds)[number];

/** Hero slide with picture and text (handbook: pages 6). Pictures are referenced by name. */
export interface HeroSlide {
  picture: HeroSlideId;
  /** Title, whose line breaks apply only on wide screens. */
  title: string;
  description: string;
  primary: { label: string; to: string };
  secondary?: { label: string; to: string };
  /** Position of the text. 'wall': on the left of the picture, which has space there. 'panel': on a panel. */
  textPlacement: 'wall' | 'panel';
}

const timetable = { label: 'See today’s timetable', to: '/timetable' };

/**
 * Returns the three hero slides. `yoga` contains current catalogue data: the price of a place, and whether the Tuesday
 * 2-for-1 offer exists.
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
      textPlacement: 'wall',
    },
    {
      picture: 'hero-reformer',
      title: 'Ten beds.\nYou will\nbe seen',
      description: 'Reformer, for all levels.',
      primary: { label: 'Book Reformer', to: '/timetable?activity=reformer' },
      secondary: { label: 'How it works', to: '/classes/reformer' },
      textPlacement: 'wall',
    },
    {
      picture: 'hero-yoga',
      title: 'One breath,\none movement',
      description: `Vinyasa, Yin and Restorative${price}.${yoga.twoForOne ? ' Two for one on Tuesday evenings.' : ''}`,
      primary: { label: 'Book yoga', to: '/timetable?activity=yoga' },
      secondary: { label: 'See pricing', to: '/pricing' },
      textPlacement: 'panel',
    },
  ];
}

/** Returns the title of a hero slide in one line; null for an unknown id. */
export function findHeroSlideName(id: string): string | null {
  const slide = buildHeroSlides({ price: null, twoForOne: false }).find(({ picture }) => picture === id);
  return slide?.title.replaceAll('\n', ' ') ?? null;
}

/** Copy of a Core Classes card, in addition to catalogue data. */
export interface CoreClassCopy {
  slug: 'reformer' | 'mat' | 'yoga-vinyasa' | 'yoga-restorative';
  /** Id of the class type in the catalogue, which provides title, duration and level. */
  classTypeId: string;
  href: string;
  description: string;
  /** Id of the instructor to name, if they still teach the class. */
  instructorId: string;
  /** Rating in whole stars. */
  rating: number;
  reviewsCount: number;
  leftMetaLabel: string;
  /** Price label, shown unchanged. Cards without it show the current price. */
  rightMetaLabel?: string;
  membership?: { label: string; to: string };
}

const powerPilates = { label: 'Power Pilates', to: '/pricing#unlimited-yoga' };
const bridgePilates = { label: 'Bridge Pilates', to: '/pricing#off-peak-yoga' };

export const coreClasses = {
  title: 'Core Classes',
  lead: 'Four ways to move, each at its own pace. See who each class is for.',
  all: { label: 'View All', to: '/classes' },
  cards: [
    {
      slug: 'reformer',
      classTypeId: 'dynamic-reformer',
      href: '/classes/reformer',
      description:
        'Springs, straps and a moving carriage. Your instructor sets the load for you, then changes it as you get stronger.',
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
      description: 'The original exercises, taught slowly enough to do them well. A mat, a ring, a ball.',
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
      description: 'One breath, one movement. A steady flow, with time to pause.',
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
      description: 'Five or six poses in an hour, held over bolsters and blankets until your body lets go.',
      instructorId: 'mei-tanaka',
      rating: 5,
      reviewsCount: 15,
      leftMetaLabel: 'Props • Deep Stretch',
      membership: bridgePilates,
    },
  ] satisfies readonly CoreClassCopy[] as readonly CoreClassCopy[],
};

/** Copy of the section with the studio's picture and statistics. */
export const tranquilityCopy = {
  title: 'Experience Tranquility',
  lead: 'Plaster, oak and linen. Tall windows, curtains for the late classes, and only as many people as fit comfortably.',
  figures: [
    { value: '200+', label: 'People' },
    { value: '4.8', label: 'from 52 reviews' },
  ],
} as const;

export const movementCopy = {
  title: 'The Movement',
  blurbs: [
    {
      title: 'Private Group',
      text: 'Ten beds in the reformer studio, sixteen mats in the room above. You will be seen.',
    },
    { title: 'Proper Tools', text: 'Oak reformers, and a ring, a ball and two blocks for every mat.' },
    {
      title: 'Friendly Environment',
      text: 'Shoes by the door, tea on the shelf, and someone who knows your name by the second class.',
    },
  ],
  more: { label: 'Look around the studio', to: '/studio/environment' },
} as const;

/** Ids of five FAQ questions, and a link to the others. */
export const homeFaq = {
  title: 'Good to know',
  lead: 'Something else? Contact us. We’ll reply within one working day.',
  questions: ['what-to-bring', 'arrive-early', 'cancel', 'reformer-for-beginners', 'pregnant'],
  all: { label: 'All questions', to: '/faq' },
  contact: { label: 'Contact us', to: '/contact' },
} as const;
