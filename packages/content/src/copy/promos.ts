/**
 * Sessions that are promoted (handbook: pages 6). Date, seats left and prices are never written
 * here: an event's come from its next class, prices from the catalogue.
 */
export interface PromoCopy {
  id: string;
  kind: 'event' | 'coming' | 'offer';
  title: string;
  sub: string;
  /** Said in place of a date when there is none to show. */
  startsText: string;
  cta: { label: string; link: string };
  /** Name of its picture. */
  image: 'event-sound-healing' | 'coming-tai-chi' | 'hero-reformer';
  /** On which side of the picture there is room for words. */
  words: 'left' | 'right';
  /** The kind of class that it happens in: date and seats come from the next one. */
  subType: string | null;
  /** What it costs is this product's price. */
  productId: string | null;
}

export const promos: readonly PromoCopy[] = [
  {
    id: 'sound-healing',
    kind: 'event',
    title: 'Sound Healing',
    sub: 'An hour on the floor with four brass bowls. You lie down, and nobody talks.',
    startsText: 'The first Saturday of the month',
    cta: { label: 'Book a seat', link: '/timetable?filter=sound-healing' },
    image: 'event-sound-healing',
    words: 'right',
    subType: 'sound-healing',
    productId: 'sound-healing',
  },
  {
    id: 'tai-chi',
    kind: 'coming',
    title: 'Tai Chi',
    sub: 'Slow weight, from one foot to the other. Tell us when you could come, and we set the hour by it.',
    startsText: 'Coming soon',
    cta: { label: 'Tell me when it starts', link: '/contact?topic=taichi' },
    image: 'coming-tai-chi',
    words: 'left',
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
    words: 'left',
    subType: null,
    productId: 'first-two-reformer',
  },
];
