/** Ids of the hero slides, which are also the names of their built-in pictures. */
export const heroSlideIds = ['hero-mat', 'hero-reformer', 'hero-yoga'] as const;
export type HeroSlideId = (typeof heroSlideIds)[number];

/** Names of the hero slides in the staff tools. Their texts are editable (site-copy/home). */
const heroSlideNames: Readonly<Record<HeroSlideId, string>> = {
  'hero-mat': 'First slide',
  'hero-reformer': 'Second slide',
  'hero-yoga': 'Third slide',
};

/** Returns the name of a hero slide; null for an unknown id. */
export function findHeroSlideName(id: string): string | null {
  return Object.hasOwn(heroSlideNames, id) ? heroSlideNames[id as HeroSlideId] : null;
}
