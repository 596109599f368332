import type { SitePictureId } from '@studio/content/site-pictures';
import { toPictureDetails } from './to-picture-details.ts';
import { useRootData } from './use-root-data.ts';

/**
 * Returns the picture of a fixed place on the site: the uploaded one, or else the built-in one. Null in a studio without
 * the built-in pictures, where the section has no picture (handbook: pictures 6).
 */
export function useSitePicture<BuiltIn>(
  id: SitePictureId,
  builtIn: BuiltIn,
): BuiltIn | ReturnType<typeof toPictureDetails> | null {
  const data = useRootData();
  const uploaded = data?.sitePictures[id];
  if (uploaded) return toPictureDetails(uploaded);
  return data?.showsBuiltInPictures ? builtIn : null;
}
