import type { PictureDto } from '@studio/contracts/pictures';
import { plainPicture } from './plain-picture.ts';
import { toPictureDetails } from './to-picture-details.ts';

/** Part of the catalogue that says whether pages show built-in pictures. */
export interface PictureSettings {
  settings: { showsBuiltInPictures: boolean };
}

/**
 * Returns the picture of a class or slide: the uploaded one, a plain surface in a studio without the built-in pictures,
 * or null to show the built-in one (handbook: pictures 6).
 */
export function choosePicture(
  uploaded: PictureDto | null | undefined,
  { settings }: PictureSettings,
): ReturnType<typeof toPictureDetails> | null {
  if (uploaded) return toPictureDetails(uploaded);
  return settings.showsBuiltInPictures ? null : plainPicture;
}
