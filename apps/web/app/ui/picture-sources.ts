import type { PictureDetails, PictureSources } from './picture-details.ts';

/** Which windows get the part for phones. */
export const phoneMediaQuery = '(max-width: 48rem)';

/** Which part phones get: the upright one, the square one, or the whole picture. */
export type PhoneCrop = boolean | 'square';

/** What phones get; undefined when it is the whole picture. */
export function getPhoneCrop(facts: PictureDetails, crop: PhoneCrop): PictureSources | undefined {
  if (!crop) return undefined;
  return crop === 'square' ? facts.phoneSquare : facts.phone;
}

/** The widest: the last one listed. */
export function getLargestSource(sourceSet: string): string {
  return sourceSet.split(', ').at(-1)?.split(' ')[0] ?? '';
}
