import type { PictureDetails, PictureSources } from './picture-details.ts';

/** Media query of the phone crops. */
export const phoneMediaQuery = '(max-width: 48rem)';

/** Crop for phones: portrait (true), square, or none (false). */
export type PhoneCrop = boolean | 'square';

/** Returns the sources for phones; undefined without a crop. */
export function getPhoneSources(picture: PictureDetails, crop: PhoneCrop): PictureSources | undefined {
  if (!crop) return undefined;
  return crop === 'square' ? picture.phoneSquare : picture.phone;
}

/** Returns the widest URL, which is the last one listed. */
export function getLargestSourceUrl(sourceSet: string): string {
  return sourceSet.split(', ').at(-1)?.split(' ')[0] ?? '';
}
