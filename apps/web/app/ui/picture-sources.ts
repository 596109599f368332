import type { PictureFacts, PictureSources } from './picture-facts.ts';

/** Which windows get the part for phones. */
export const phoneOnly = '(max-width: 48rem)';

/** Which part phones get: the upright one, the square one, or the whole picture. */
export type PhoneCrop = boolean | 'square';

/** What phones get; undefined when it is the whole picture. */
export function phonePart(facts: PictureFacts, crop: PhoneCrop): PictureSources | undefined {
  if (!crop) return undefined;
  return crop === 'square' ? facts.phoneSquare : facts.phone;
}

/** The widest: the last one listed. */
export function lastAddress(sourceSet: string): string {
  return sourceSet.split(', ').at(-1)?.split(' ')[0] ?? '';
}
