import { getIconFileName, iconSizes, maskableIconSize } from '@studio/contracts/picture-paths';
import type { Sharp } from 'sharp';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import { loadSharp } from './load-sharp.ts';

/** Background of the pages, behind icons and the share picture. */
export const pageBackgroundColour = '#f7f2ea';

/** Pixels of a logo as RGBA data, and its size. */
export interface DecodedLogo {
  data: Buffer;
  info: { width: number; height: number };
}

/** Share of an icon’s side that the logo fills. Launchers crop a maskable icon to a circle of 80 %. */
const filled = { plain: 1, padded: 0.78, maskable: 0.6, maskableApp: 0.8 };

/** Size of the icon for home screens of iPhones in pixels. */
export const touchIconSize = 180;

const transparent: Colour = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws the icons of the site from an app icon or a logo. An app icon fills the icons for tabs. A logo gets a margin
 * and the background of the pages, so that it's visible in tabs in dark mode, too. The icons for iPhones and launchers
 * always have a background, because these cut icons to their own shape: the colour at the edges of the app icon, or the
 * background of the pages if the edges have no single colour. Where an icon could lose its edges, the picture gets a
 * margin.
 */
export async function drawLogoIcons({ data, info }: DecodedLogo, isAppIcon: boolean): Promise<PictureFile[]> {
  const sharp = await loadSharp();
  const { width, height } = info;
  const open = () => sharp(data, { raw: { width, height, channels: 4 } });
  const edge = isAppIcon ? findEdgeColour(data, info) : null;
  const background = edge ?? pageBackgroundColour;
  const files: PictureFile[] = [];
  for (const size of iconSizes) {
    const isFilled = isAppIcon && (size !== touchIconSize || edge !== null);
    const spec = { size, share: isFilled ? filled.plain : filled.padded };
    const isOpaque = !isAppIcon || size === touchIconSize;
    const bytes = await drawIcon(open, { ...spec, background: isOpaque ? background : transparent });
    files.push({ name: getIconFileName(size), bytes });
  }
  const share = edge ? filled.maskableApp : filled.maskable;
  const maskable = await drawIcon(open, { size: maskableIconSize, share, background });
  files.push({ name: getIconFileName(maskableIconSize, true), bytes: maskable });
  return files;
}

/** Returns the colour in the middle of the upper and left edge of RGBA data; null if they differ or are transparent. */
function findEdgeColour(data: Buffer, { width, height }: { width: number; height: number }): Colour | null {
  const read = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  const [top, left] = [read(width >> 1, 1), read(1, height >> 1)];
  const [r = 0, g = 0, b = 0, alpha = 0] = top;
  const isEven = top.every((value, channel) => Math.abs(value - (left[channel] ?? 0)) < 16);
  return isEven && alpha > 250 ? { r, g, b, alpha: 1 } : null;
}

interface Colour {
  r: number;
  g: number;
  b: number;
  /** From 0 to 1. */
  alpha: number;
}

interface IconSpec {
  /** Side of the icon in pixels. */
  size: number;
  /** Share of the side that the logo fills. */
  share: number;
  background: string | Colour;
}

async function drawIcon(open: () => Sharp, { size, share, background }: IconSpec): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.round(size * share);
  const input = await open().resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
