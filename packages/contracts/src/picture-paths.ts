/** Base path of uploaded pictures on the site's origin. */
export const mediaBase = '/media';

/** Formats of the files of a picture. */
export type PictureFileFormat = 'avif' | 'webp';

/** Returns the name of a picture's file: its width in pixels and its format. */
export function getPictureFileName(width: number, format: PictureFileFormat): string {
  return `${width}.${format}`;
}

/** Returns the URL path of a picture's file. */
export function getPicturePath(hash: string, width: number, format: PictureFileFormat): string {
  return `${mediaBase}/${hash}/${getPictureFileName(width, format)}`;
}
