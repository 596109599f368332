import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOriginal } from './make-sources.ts';
import { pictures } from './picture-specs.ts';

/** Size that social networks and messengers expect for link previews. */
const size = { width: 1200, height: 630 };

/** Preview pictures of class pages. The site's lib/site/get-share-image-path.ts refers to them. */
const shared: readonly string[] = [
  'class-reformer',
  'class-mat',
  'class-yoga-vinyasa',
  'class-yoga-restorative',
  'event-sound-healing',
];

/** Writes the pictures as JPEG, because not every program that shows link previews supports newer formats. */
export async function makeSharePictures(brand: string, publicFolder: string): Promise<void> {
  const folder = join(publicFolder, 'share');
  await mkdir(folder, { recursive: true });
  for (const { name, original, objectPosition } of pictures.filter((order) => shared.includes(order.name))) {
    const crop = { ratio: size.width / size.height, position: objectPosition };
    const picture = await openOriginal(join(brand, original), crop);
    const file = await picture.copy().resize(size).jpeg({ quality: 80 }).toBuffer();
    await writeFile(join(folder, `${name}.jpg`), file);
  }
}
