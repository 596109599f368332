import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

/** No picture is sent in more bytes than this (200 KB). */
export const maxPictureBytes = 200 * 1024;

const formats = {
  avif: {
    quality: { desk: 63, phone: 48 },
    write: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 5 }),
  },
  webp: {
    quality: { desk: 80, phone: 72 },
    write: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 6 }),
  },
};

export type PictureFormat = keyof typeof formats;

/** What a picture is made for: the dots of a phone are too small to show what a lower quality leaves out. */
export type TargetScreen = 'desk' | 'phone';

/**
 * Writes the picture into a file.
 * @throws when the file would be too large: that picture needs less quality or less width.
 */
export async function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  screen: TargetScreen,
  path: string,
): Promise<void> {
  const { quality, write } = formats[format];
  const bytes = await write(picture, quality[screen]).toBuffer();
  if (bytes.length > maxPictureBytes)
    throw new Error(`${path} has ${bytes.length} bytes, over ${maxPictureBytes}`);
  await writeFile(path, bytes);
}
