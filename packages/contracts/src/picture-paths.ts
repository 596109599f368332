/** Base path of uploaded pictures on the site's origin. */
export const mediaBase = '/media';

/** Formats of the files of a picture. */
export type PictureFileFormat = 'avif' | 'webp';

/** File of a picture. */
export interface PictureFileKey {
  /** Width in pixels. */
  width: number;
  format: PictureFileFormat;
  /** Whether the file contains the crop for phones. */
  isPhone?: boolean;
}

/** Returns the name of a picture's file: '768.avif', or 'phone-768.avif' for the crop for phones. */
export function getPictureFileName({ width, format, isPhone = false }: PictureFileKey): string {
  return `${isPhone ? 'phone-' : ''}${width}.${format}`;
}

/** Returns the URL path of a picture's file. */
export function getPicturePath(hash: string, key: PictureFileKey): string {
  return `${mediaBase}/${hash}/${getPictureFileName(key)}`;
}
