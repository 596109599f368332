import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

/** Maximum size of a picture (200 KB). */
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

/** Target screen. The pixels of phones are too small to show the difference of a lower quality. */
export type TargetScreen = 'desk' | 'phone';

/**
 * Encodes a picture and writes the file.
 * @throws when the file would be too large. The picture then needs a lower quality or width.
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
    throw new Error(`${path} is ${bytes.length} bytes, over the limit of ${maxPictureBytes}`);
  await writeFile(path, bytes);
}
