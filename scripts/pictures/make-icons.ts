import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const chalk = '#F7F2EA';

interface Icon {
  file: string;
  /** Side length in pixels. */
  size: number;
  /** Share of the side that the mark fills. Launchers crop a maskable icon to a circle of 80 %. */
  share: number;
  background?: string;
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.66, background: chalk },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78, background: chalk },
];

/** Draws the mark as the icons that installing the site as an app needs. */
export async function makeIcons(brand: string, publicFolder: string): Promise<void> {
  const mark = await readFile(join(brand, 'mark.svg'), 'utf8');
  const folder = join(publicFolder, 'icons');
  await mkdir(folder, { recursive: true });
  for (const icon of icons) await writeFile(join(folder, icon.file), await draw(mark, icon));
}

/** Scales the mark, which is drawn in a view box of 64 units, by enlarging that box. */
function draw(mark: string, { size, share, background }: Icon): Promise<Buffer> {
  const side = 64 / share;
  const edge = (64 - side) / 2;
  const framedMark = mark.replace('viewBox="0 0 64 64"', `viewBox="${edge} ${edge} ${side} ${side}"`);
  const icon = sharp(Buffer.from(framedMark), { density: (72 * size) / 64 }).resize({ width: size });
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}
