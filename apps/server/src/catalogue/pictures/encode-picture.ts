import { getPictureFileName, type PictureFileFormat } from '@studio/contracts/picture-paths';
import { getCentredCrop, type PictureCrop, toPixelCrop } from '@studio/domain/pictures/picture-crop';
import { limitWidths, type PictureKindSpec, type PictureWidths } from '@studio/domain/pictures/picture-kind';
import type { Sharp } from 'sharp';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import type { AppError } from '../../platform/app-error.ts';
import { loadSharp } from './load-sharp.ts';
import {
  createPictureError,
  hashFiles,
  openUpload,
  readUploadSize,
  withUnreadablePictureError,
} from './open-upload.ts';
import type { PhonePicture } from './tables.ts';

export interface EncodedPicture {
  /** Hash of the contents of all files: 32 hexadecimal digits. */
  hash: string;
  width: number;
  height: number;
  /** Blurred preview as a data URL; empty for a logo. */
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

/**
 * Crops an uploaded picture and encodes it in all sizes that pages need (handbook: pictures 3). Decodes the upload once
 * and copies only its pixels, so no metadata, such as the place where a photo was taken, gets into the files. Throws
 * AppError bad_request, with a message for the owner.
 */
export async function encodePicture(
  upload: Buffer,
  spec: PictureKindSpec,
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
async function decode(upload: Buffer, spec: PictureKindSpec, crop: PictureCrop | null) {
  const size = await readUploadSize(upload);
  const area = toPixelCrop(crop ?? getCentredCrop(size, spec.ratio), size, spec.ratio);
  if (area.width < spec.minWidth) throw tooSmall(area.width, spec.minWidth, crop !== null);
  const width = Math.min(area.width, Math.max(...spec.widths.avif));
  const opened = await openUpload(upload);
  return withUnreadablePictureError(() =>
    opened
      .extract(area)
      .resize({ width, height: Math.round(width / spec.ratio), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

function tooSmall(width: number, minWidth: number, isCropped: boolean): AppError {
  return createPictureError(
    isCropped
      ? `The selected part is ${width} pixels wide. Select at least ${minWidth} pixels, or choose a larger picture.`
      : `This picture is too small. Choose one that is at least ${minWidth} pixels wide.`,
  );
}
