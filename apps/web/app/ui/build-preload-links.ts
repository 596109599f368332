import type { PictureDetails, PictureSources } from './picture-details.ts';
import { getLargestSourceUrl, getPhoneSources, type PhoneCrop, phoneMediaQuery } from './picture-sources.ts';

const widerOnly = '(min-width: 48.0625rem)';

/**
 * Returns preload links for a route's `meta`. Pass the same `sizes` and `phoneCrop` as to the picture; otherwise
 * the browser preloads another file.
 */
export function buildPreloadLinks(
  picture: PictureDetails,
  sizes: string,
  { phoneCrop = false }: { phoneCrop?: PhoneCrop } = {},
) {
  const phone = getPhoneSources(picture, phoneCrop);
  if (!phone) return [preload(picture, sizes)];
  return [preload(phone, sizes, phoneMediaQuery), preload(picture, sizes, widerOnly)];
}

function preload({ avif }: PictureSources, sizes: string, media?: string) {
  return {
    rel: 'preload',
    as: 'image' as const,
    type: 'image/avif',
    href: getLargestSourceUrl(avif),
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high' as const,
    ...(media ? { media } : {}),
  };
}
