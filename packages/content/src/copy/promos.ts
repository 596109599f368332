/**
 * Promoted session (handbook: pages 6). Dates, free seats and prices are data: an event gets date and seats from its
 * next class, and the price from the catalogue.
 */
export interface PromoCopy {
  id: string;
  kind: 'event' | 'coming' | 'offer';
  title: string;
  sub: string;
  /** Text shown instead of the date if there is none. */
  startsText: string;
  cta: { label: string; link: string };
  /** Name of the picture. */
  image: 'event-sound-healing' | 'coming-tai-chi' | 'hero-reformer';
  /** Side of the picture that has space for text. */
  textSide: 'left' | 'right';
  /** Subtype whose next class provides date and free seats. */
  subType: string | null;
  /** Product that provides the price. */
  productId: string | null;
}

export const promos: readonly PromoCopy[] = [
  {
    id: 'sound-healing',
    kind: 'event',
    title: 'Sound Healing',
    sub: 'An hour on the floor with four brass bowls. You lie down, and no one talks.',
    startsText: 'The first Saturday of the month',
    cta: { label: 'Book a place', link: '/timetable?filter=sound-healing' },
    image: 'event-sound-healing',
    textSide: 'right',
    subType: 'sound-healing',
    productId: 'sound-healing',
  },
  {
    id: 'tai-chi',
    kind: 'coming',
    title: 'Tai Chi',
    sub: 'Slow movement, shifting your weight from foot to foot. Tell us when you could come and we’ll choose a time.',
    startsText: 'Coming soon',
    cta: { label: 'Tell me when it starts', link: '/contact?topic=taichi' },
    image: 'coming-tai-chi',
    textSide: 'left',
    subType: null,
    productId: null,
  },
  {
    id: 'first-two-reformer',
    kind: 'offer',
    title: 'Two Reformer classes',
    sub: 'One to meet the springs, one to trust them. Once per person, for your first visit.',
    startsText: 'For your first visit',
    cta: { label: 'Start with two', link: '/checkout?product=first-two-reformer' },
    image: 'hero-reformer',
    textSide: 'left',
    subType: null,
    productId: 'first-two-reformer',
  },
];
