import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activities } from '@studio/content/activities';
import { instructors } from '@studio/content/instructors';
import { encodePicture } from './encode-picture.ts';
import { openPicture } from './make-sources.ts';
/**
 * Makes pictures whose URLs are data: instructors' portraits (stored with the instructor), and the class picker's
 * thumbnails (named after the activity).
 */
export async function makeSmallPictures(brand: string, publicFolder: string): Promise<void> {
  const portraits = await folderBelow(publicFolder, 'images/instructors');
  for (const { id } of instructors) {
    await small(join(brand, `instructors/${id}.jpg`), 1, 240, join(portraits, `${id}.webp`));
  }
  const thumbnails = await folderBelow(publicFolder, 'images/activities');
  for (const { imageKey } of activities) {
    await small(join(brand, `images/${imageKey}.jpg`), 4 / 3, 192, join(thumbnails, `${imageKey}.webp`));
  }
  await small(
    join(brand, 'images/studio-environment-1.jpg'),
    4 / 3,
    192,
    join(thumbnails, 'all-classes.webp'),
  );
}

async function folderBelow(publicFolder: string, name: string): Promise<string> {
  const folder = join(publicFolder, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function small(original: string, ratio: number, width: number, path: string): Promise<void> {
  const picture = await openPicture(original, { ratio, position: '50% 50%' });
  await encodePicture(picture.copy().resize({ width }), 'webp', 'desk', path);
}
