import { instructors } from '@studio/content/instructors';

/** Part of an original. `ratio` is width / height, and `position` has the syntax of object-position. */
export interface Crop {
  ratio: number;
  position: string;
}

export interface PictureSpec {
  /** Name of the module and the files. The module exports the picture in camel case. */
  name: string;
  /** Path of the original below brand/. */
  original: string;
  alt: string;
  /** Position of the subject, as in CSS. */
  objectPosition: string;
  /** Part of the original to use; undefined for all of it. */
  crop?: Crop;
  /** Additional crops for phones. */
  phone?: Crop;
  phoneSquare?: Crop;
  widths: PictureWidths;
}

/**
 * Widths in pixels. A narrower original limits them.
 * WebP serves the few browsers without AVIF, so it has fewer widths, which shortens the pages.
 */
export interface PictureWidths {
  avif: readonly number[];
  webp: readonly number[];
}

const wide: PictureWidths = { avif: [480, 768, 1200, 1600, 2000], webp: [768, 1600] };
const arch: PictureWidths = { avif: [400, 820], webp: [820] };
const portrait: PictureWidths = { avif: [112, 224, 480, 560], webp: [224, 560] };

/** Widths of the phone crops. */
export const phoneWidths: PictureWidths = { avif: [480, 768, 1100], webp: [768] };

function image(name: string, objectPosition: string, alt: string): PictureSpec {
  return { name, original: `images/${name}.jpg`, alt, objectPosition, widths: wide };
}

function inArch(name: string, original: PictureSpec, crop: Crop): PictureSpec {
  return { ...original, name, crop, widths: arch };
}

const tour = image('tour', '55% 50%', 'Arched doorway with the oak door ajar, a bench and an olive tree');
const founder = image(
  'founder',
  '50% 60%',
  'Handwritten letter, pen, cup and an olive branch in a clay vase on an oak table',
);
const quietCorner = image(
  'studio-environment-3',
  '60% 55%',
  'Quiet corner with an oak bench, cushions, linen curtains and an olive tree',
);

/** Pictures for which `npm run pictures` writes a module, with alternative text and position. */
export const pictures: readonly PictureSpec[] = [
  {
    ...image(
      'hero-reformer',
      '70% 55%',
      'Plaster figure lying on an oak reformer with both feet in straps, sunlight through arched windows on the wall',
    ),
    phone: { ratio: 4 / 5, position: '70% 55%' },
    phoneSquare: { ratio: 1, position: '90% 55%' },
  },
  {
    ...image('hero-yoga', '72% 60%', 'Terracotta figure in warrior two before tall arched windows'),
    phone: { ratio: 4 / 5, position: '85% 60%' },
  },
  {
    ...image('hero-mat', '68% 60%', 'Plaster figure balancing in teaser on a green mat beside an olive tree'),
    phone: { ratio: 4 / 5, position: '75% 60%' },
  },
  image(
    'class-reformer',
    '55% 50%',
    'Reformer seen from above the springs: green carriage, shoulder rests, rope loops, brass foot bar',
  ),
  image(
    'class-mat',
    '50% 55%',
    'Plaster figure in a single-leg bridge on a clay mat, with a ball and a Pilates ring',
  ),
  image('class-yoga-vinyasa', '45% 60%', 'Plaster figure in downward-facing dog on a clay mat'),
  image(
    'class-yoga-restorative',
    '45% 70%',
    'Plaster figure in child’s pose over a green bolster, with blankets and cork blocks in late light',
  ),
  image('studio-environment-1', '55% 60%', 'Reformer room: three oak reformers beneath arched windows'),
  image(
    'studio-environment-2',
    '50% 50%',
    'Arched green niche with shelves of rolled mats, blocks, rings and balls',
  ),
  quietCorner,
  inArch('quiet-corner', quietCorner, { ratio: 4 / 5, position: '60% 55%' }),
  {
    ...image(
      'event-sound-healing',
      '45% 60%',
      'Four brass singing bowls on a folded blanket with candles and a mallet',
    ),
    phone: { ratio: 4 / 3, position: '45% 60%' },
  },
  image('coming-tai-chi', '50% 50%', 'Plaster figure in a tai chi single whip stance before a green wall'),
  inArch('founder-arch', founder, { ratio: 376 / 520, position: '78% 60%' }),
  inArch('tour-arch', tour, { ratio: 503 / 660, position: '55% 50%' }),
  image(
    'one-to-one',
    '50% 55%',
    'Terracotta figure kneeling behind a seated plaster figure, guiding the back',
  ),
  ...instructors.map(({ id, name }) => ({
    name: id,
    original: `instructors/${id}.jpg`,
    alt: `Sculpture in place of a portrait of ${name}`,
    objectPosition: '50% 35%',
    widths: portrait,
  })),
];
