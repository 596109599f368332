import { getIconFileName, iconSizes, maskableIconSize } from '@studio/contracts/picture-paths';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import { drawLetter, type LetterMask } from './draw-letter.ts';
import { touchIconSize } from './draw-logo-icons.ts';
import { loadSharp } from './load-sharp.ts';

/** Colours of the brand in sRGB: forest behind a letter in chalk. */
const colours = { background: [0x2f, 0x44, 0x37], letter: [0xf7, 0xf2, 0xea] } as const;

/**
 * Shares of an icon’s side. In tabs, the letter is larger. Launchers crop a maskable icon to a circle of 80 %. A letter
 * that is wider or higher than `limit` shrinks.
 */
const shares = { font: 0.72, tabFont: 0.86, maskableFont: 0.56, limit: 0.76, radius: 0.22 };

const tabIconSize = 32;

/** Font size at which the letter is drawn in pixels. Each icon shrinks this letter. */
const drawnFontSize = 368;

/**
 * Draws the icons of a studio without a logo: the first letter of its name in the colours of the brand. The icons for
 * iPhones and launchers fill their square, because these cut icons to their own shape. The others have round corners.
 * Without a letter, draws the background only.
 */
export async function drawInitialIcons(initial: string): Promise<PictureFile[]> {
  const letter = initial ? await drawLetter({ text: initial, size: drawnFontSize }) : null;
  const files: PictureFile[] = [];
  for (const size of iconSizes) {
    const radius = size === touchIconSize ? 0 : size * shares.radius;
    const bytes = await drawIcon(letter, {
      size,
      radius,
      fontShare: size === tabIconSize ? shares.tabFont : shares.font,
    });
    files.push({ name: getIconFileName(size), bytes });
  }
  const bytes = await drawIcon(letter, {
    size: maskableIconSize,
    radius: 0,
    fontShare: shares.maskableFont,
  });
  return [...files, { name: getIconFileName(maskableIconSize, true), bytes }];
}

interface IconSpec {
  /** Side of the icon in pixels. */
  size: number;
  /** Radius of its corners in pixels. */
  radius: number;
  /** Font size as a share of the side. */
  fontShare: number;
}

async function drawIcon(letter: LetterMask | null, spec: IconSpec): Promise<Buffer> {
  const { size, radius } = spec;
  const sharp = await loadSharp();
  const mask = letter && (await fitMask(letter, spec));
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const share = (mask?.[y * size + x] ?? 0) / 255;
      const at = (y * size + x) * 4;
      for (const [channel, colour] of colours.background.entries())
        pixels[at + channel] = Math.round(colour + ((colours.letter[channel] ?? 0) - colour) * share);
      pixels[at + 3] = Math.round(255 * getCornerCoverage(x, y, size, radius));
    }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the letter in the middle of a square: one byte a pixel, from 0 to 255. */
async function fitMask({ data, info }: LetterMask, { size, fontShare }: IconSpec): Promise<Buffer> {
  const sharp = await loadSharp();
  const scale = Math.min(
    (size * fontShare) / drawnFontSize,
    (size * shares.limit) / Math.max(info.width, info.height),
  );
  const width = Math.max(1, Math.round(info.width * scale));
  const height = Math.max(1, Math.round(info.height * scale));
  const [left, top] = [(size - width) >> 1, (size - height) >> 1];
  return sharp(data)
    .resize({ width, height, fit: 'fill' })
    .extend({ left, right: size - width - left, top, bottom: size - height - top, background: '#000' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Returns how much of a pixel lies inside a square with round corners, from 0 to 1. */
function getCornerCoverage(x: number, y: number, size: number, radius: number): number {
  if (radius === 0) return 1;
  const beyond = (position: number) => Math.max(0, Math.abs(position + 0.5 - size / 2) - (size / 2 - radius));
  return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(beyond(x), beyond(y))));
}
