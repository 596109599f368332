import { createHash } from 'node:crypto';
import { getPictureFileName, type PictureFileFormat } from '@studio/contracts/picture-paths';
import { getCentredCrop, type PictureCrop, toPixelCrop } from '@studio/domain/pictures/picture-crop';
import {
  animatedPictureError,
  describeFormatError,
  detectPictureFormat,
  isAcceptedFormat,
} from '@studio/domain/pictures/picture-format';
import {
  limitWidths,
  type PictureFormatSpec,
  type PictureWidths,
} from '@studio/domain/pictures/picture-kind';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import type { Sharp } from 'sharp';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadSharp } from './load-sharp.ts';
import type { PhonePicture } from './tables.ts';

export interface EncodedPicture {
  /** Hash of the contents of all files: 32 hexadecimal digits. */
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: PictureWidths;
  /** Crop for phones; null if the kind has none. */
  phone: PhonePicture | null;
  files: PictureFile[];
}

/** Encoders with a low effort: the files are a few percent larger, but an upload takes a third of the time. */
const encoders: Record<PictureFileFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
};

/** Seconds after which decoding fails. Encoding needs no limit, because we choose its sizes. */
const timeoutSeconds = 60;

/**
 * Crops an uploaded picture and encodes it in all sizes that pages need (handbook: pictures 3). Decodes the upload once
 * and copies only its pixels, so no metadata, such as the place where a photo was taken, gets into the files. Throws
 * AppError bad_request, with a message for the owner.
 */
export async function encodePicture(
  upload: Buffer,
  spec: PictureFormatSpec,
  crop: PictureCrop | null,
): Promise<EncodedPicture> {
  const { data, info } = await decode(upload, spec, crop);
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  const widths = limitAllWidths(spec.widths, width);
  const files = await encodeWidths(open, widths, false);
  let phone: PhonePicture | null = null;
  if (spec.phone) {
    const area = toPixelCrop(getCentredCrop(info, spec.phone.ratio), info, spec.phone.ratio);
    const phoneWidths = limitAllWidths(spec.phone.widths, area.width);
    files.push(...(await encodeWidths(() => open().extract(area), phoneWidths, true)));
    phone = { width: area.width, height: area.height, widths: phoneWidths };
  }
  const preview = await open().resize({ width: 14 }).webp({ quality: 40 }).toBuffer();
  return {
    hash: hashFiles(files),
    width,
    height,
    placeholder: `data:image/webp;base64,${preview.toString('base64')}`,
    widths,
    phone,
    files,
  };
}

const limitAllWidths = ({ avif, webp }: PictureWidths, width: number): PictureWidths => ({
  avif: limitWidths(avif, width),
  webp: limitWidths(webp, width),
});

/** Encodes a picture in all widths. `open` returns a new copy of it. */
async function encodeWidths(
  open: () => Sharp,
  widths: PictureWidths,
  isPhone: boolean,
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const format of ['avif', 'webp'] as const)
    for (const width of widths[format])
      files.push({
        name: getPictureFileName({ width, format, isPhone }),
        bytes: await encoders[format](open().resize({ width })).toBuffer(),
      });
  return files;
}

/** Returns the upright, cropped picture in sRGB, at most as wide as the widest file. */
async function decode(upload: Buffer, spec: PictureFormatSpec, crop: PictureCrop | null) {
  const size = await readSize(upload);
  const area = toPixelCrop(crop ?? getCentredCrop(size, spec.ratio), size, spec.ratio);
  if (area.width < spec.minWidth) throw tooSmall(area.width, spec.minWidth, crop !== null);
  const width = Math.min(area.width, Math.max(...spec.widths.avif));
  const sharp = await loadSharp();
  return reportUnreadable(() =>
    sharp(upload, { failOn: 'error', limitInputPixels: maxPixels })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .extract(area)
      .resize({ width, height: Math.round(width / spec.ratio), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

const maxPixels = pictureLimits.megapixels * 1_000_000;

/** Reads the size of the upright picture from the header, without decoding pixels. */
async function readSize(upload: Buffer): Promise<{ width: number; height: number }> {
  const format = detectPictureFormat(upload);
  if (!isAcceptedFormat(format)) throw rejectPicture(describeFormatError(format));
  const sharp = await loadSharp();
  const { autoOrient, pages } = await reportUnreadable(() =>
    sharp(upload, { limitInputPixels: false }).metadata(),
  );
  if (pages !== undefined && pages > 1) throw rejectPicture(animatedPictureError);
  const { width, height } = autoOrient;
  if (width * height > maxPixels)
    throw rejectPicture(
      `This picture has ${Math.round((width * height) / 1_000_000)} megapixels, and the limit is ${pictureLimits.megapixels}. Make it smaller, then choose it again.`,
    );
  return { width, height };
}

/** Runs work of the library. Reports every failure as a damaged picture, because its messages are for developers. */
async function reportUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw rejectPicture(
      'We couldn’t read this picture. The file may be damaged. Export it as JPEG, or choose another one.',
    );
  }
}

function tooSmall(width: number, minWidth: number, isCropped: boolean): AppError {
  return rejectPicture(
    isCropped
      ? `The selected part is ${width} pixels wide. Select at least ${minWidth} pixels, or choose a larger picture.`
      : `This picture is too small. Choose one that is at least ${minWidth} pixels wide.`,
  );
}

function rejectPicture(message: string): AppError {
  return new AppError('bad_request', message, { field: 'file' });
}

function hashFiles(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}:${bytes.length}:`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}
