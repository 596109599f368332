import { createHash } from 'node:crypto';
import {
  animatedPictureError,
  describeFormatError,
  detectPictureFormat,
  isAcceptedFormat,
} from '@studio/domain/pictures/picture-format';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadSharp } from './load-sharp.ts';

const maxPixels = pictureLimits.megapixels * 1_000_000;

/** Seconds after which decoding fails. Encoding needs no limit, because we choose its sizes. */
const timeoutSeconds = 60;

/**
 * Opens an upload upright, limited in pixels and time. Opens only formats that `readUploadSize` has accepted. Pass each
 * use of the result to `withUnreadablePictureError`.
 */
export async function openUpload(upload: Buffer) {
  const sharp = await loadSharp();
  return sharp(upload, { failOn: 'error', limitInputPixels: maxPixels })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient();
}

/**
 * Reads the size of the upright picture from the header, without decoding pixels. Throws AppError bad_request for other
 * formats, animations and pictures with too many pixels.
 */
export async function readUploadSize(upload: Buffer): Promise<{ width: number; height: number }> {
  const format = detectPictureFormat(upload);
  if (!isAcceptedFormat(format)) throw createPictureError(describeFormatError(format));
  const sharp = await loadSharp();
  const { autoOrient, pages } = await withUnreadablePictureError(() =>
    sharp(upload, { limitInputPixels: false }).metadata(),
  );
  if (pages !== undefined && pages > 1) throw createPictureError(animatedPictureError);
  const { width, height } = autoOrient;
  if (width * height > maxPixels)
    throw createPictureError(
      `This picture has ${Math.round((width * height) / 1_000_000)} megapixels, and the limit is ${pictureLimits.megapixels}. Make it smaller, then choose it again.`,
    );
  return { width, height };
}

/** Runs work of the library. Reports every failure as a damaged picture, because its messages are for developers. */
export async function withUnreadablePictureError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw createPictureError(
      'We couldn’t read this picture. The file may be damaged. Export it as JPEG, or choose another one.',
    );
  }
}

/** Returns the error of a file that can’t be used, with a message for the owner. */
export function createPictureError(message: string): AppError {
  return new AppError('bad_request', message, { field: 'file' });
}

/** Returns the hash of the contents of all files: 32 hexadecimal digits. */
export function hashFiles(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}:${bytes.length}:`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}
