import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeIcons } from './make-icons.ts';
import { makeSharePictures } from './make-share-pictures.ts';
import { makeSmallPictures } from './make-small-pictures.ts';
import { makePlaceholder, openOriginal, writeResponsiveImages } from './make-sources.ts';
import { type Crop, type PictureSpec, phoneWidths, pictures } from './picture-specs.ts';
import { renderPictureModule, toCamelCase } from './render-picture-module.ts';

/**
 * `npm run pictures [-- name …]`: makes the pictures and icons of the site from brand/, or only the named pictures.
 * Also writes a module for each picture. Fails when a file would exceed 200 KB.
 */
const root = join(import.meta.dirname, '../..');
const brand = join(root, 'brand');
const modules = join(root, 'apps/web/app/assets/pictures');
const files = join(modules, 'files');
const publicFolder = join(root, 'apps/web/public');

async function makePicture(order: PictureSpec): Promise<void> {
  const original = join(brand, order.original);
  const whole = await openOriginal(original, order.crop);
  const part = async (crop: Crop | undefined, name: string) =>
    crop &&
    writeResponsiveImages(
      await openOriginal(original, crop),
      phoneWidths,
      'phone',
      files,
      `${order.name}-${name}`,
    );
  const made = {
    whole: await writeResponsiveImages(whole, order.widths, 'desk', files, order.name),
    phone: await part(order.phone, 'phone'),
    phoneSquare: await part(order.phoneSquare, 'square'),
    placeholder: await makePlaceholder(whole),
  };
  await writeFile(join(modules, `${order.name}.ts`), renderPictureModule(order, made));
  process.stdout.write(`${toCamelCase(order.name)}: placeholder ${made.placeholder.length} bytes\n`);
}

const named = process.argv.slice(2);
await mkdir(files, { recursive: true });
for (const order of pictures) {
  if (named.length === 0 || named.includes(order.name)) await makePicture(order);
}
await promisify(execFile)('npx', ['biome', 'check', '--write', modules], { cwd: root });
if (named.length === 0) {
  await copyFile(join(brand, 'images/class-yoga-preview.mp4'), join(files, 'class-yoga-preview.mp4'));
  for (const name of ['og.jpg', 'og-plain.jpg']) {
    await copyFile(join(brand, 'images', name), join(publicFolder, name));
  }
  await copyFile(join(brand, 'favicon.svg'), join(publicFolder, 'favicon.svg'));
  await makeSmallPictures(brand, publicFolder);
  await makeSharePictures(brand, publicFolder);
  await makeIcons(brand, publicFolder);
}
