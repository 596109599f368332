import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { computeCropArea } from './compute-crop-area.ts';
import { encodePicture, type PictureFormat, type TargetScreen } from './encode-picture.ts';
import type { Crop, PictureWidths } from './picture-specs.ts';

export interface SourceFile {
  file: string;
  width: number;
}

/** Picture in all widths and formats. `width` and `height` are those of the original or its crop. */
export interface PictureSources {
  width: number;
  height: number;
  avif: SourceFile[];
  webp: SourceFile[];
}

/** An original or a crop of it. `copy` opens a new Sharp pipeline. */
export interface OpenedPicture {
  width: number;
  height: number;
  copy: () => Sharp;
}

/** Opens an original, or the given crop of it. Each copy reads the file. Throws when the original doesn't exist. */
export async function openOriginal(path: string, crop: Crop | undefined): Promise<OpenedPicture> {
  const size = await sharp(path).metadata();
  if (!crop) return { width: size.width, height: size.height, copy: () => sharp(path) };
  const area = computeCropArea(size, crop);
  return { width: area.width, height: area.height, copy: () => sharp(path).extract(area) };
}

/** Writes a picture in all widths up to its own. The names of the files begin with `name`. */
export async function writeResponsiveImages(
  picture: OpenedPicture,
  widths: PictureWidths,
  screen: TargetScreen,
  folder: string,
  name: string,
): Promise<PictureSources> {
  const write = async (format: PictureFormat): Promise<SourceFile[]> => {
    const made: SourceFile[] = [];
    for (const width of new Set(widths[format].map((candidate) => Math.min(candidate, picture.width)))) {
      const file = `${name}-${width}.${format}`;
      await encodePicture(picture.copy().resize({ width }), format, screen, join(folder, file));
      made.push({ file, width });
    }
    return made;
  };
  return {
    width: picture.width,
    height: picture.height,
    avif: await write('avif'),
    webp: await write('webp'),
  };
}

/** Returns a tiny copy as a data URL. Browsers blur it when they enlarge it. */
export async function makePlaceholder(picture: OpenedPicture): Promise<string> {
  const small = picture.copy().resize({ width: 14, height: 14, fit: 'inside' });
  const tiny = await small.webp({ quality: 80, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
