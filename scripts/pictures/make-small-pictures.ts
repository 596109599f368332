import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activities } from '@studio/content/activities';
import { instructors } from '@studio/content/instructors';
import { encodePicture } from './encode-picture.ts';
import { openOriginal } from './make-sources.ts';
/**
 * Makes pictures with fixed file names, because their URLs come from data: an instructor's record contains the
 * portrait's URL, and the class picker derives a thumbnail's URL from the activity's image key.
 */
export async function makeSmallPictures(brand: string, publicFolder: string): Promise<void> {
  const portraits = await createFolder(publicFolder, 'images/instructors');
  for (const { id } of instructors) {
    await renderSmall(join(brand, `instructors/${id}.jpg`), 1, 240, join(portraits, `${id}.webp`));
  }
  const thumbnails = await createFolder(publicFolder, 'images/activities');
  for (const { imageKey } of activities) {
    await renderSmall(
      join(brand, `images/${imageKey}.jpg`),
      4 / 3,
      192,
      join(thumbnails, `${imageKey}.webp`),
    );
  }
  await renderSmall(
    join(brand, 'images/studio-environment-1.jpg'),
    4 / 3,
    192,
    join(thumbnails, 'all-classes.webp'),
  );
}

async function createFolder(publicFolder: string, name: string): Promise<string> {
  const folder = join(publicFolder, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function renderSmall(original: string, ratio: number, width: number, path: string): Promise<void> {
  const picture = await openOriginal(original, { ratio, position: '50% 50%' });
  await encodePicture(picture.copy().resize({ width }), 'webp', 'desk', path);
}
