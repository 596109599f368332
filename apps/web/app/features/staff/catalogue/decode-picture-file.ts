import {
  describeFormatError,
  detectPictureFormat,
  formatBytes,
  isAcceptedFormat,
} from '@studio/domain/pictures/picture-format';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';

/** Picture that the owner has chosen, before the upload. */
export interface DecodedPicture {
  /** Upright picture in screen size, for the crop. */
  preview: HTMLCanvasElement;
  /** File to upload. */
  upload: Blob;
}

/** Longest side of the preview in pixels. */
const previewSide = 1200;

/** Size in bytes above which the browser makes a file smaller, so that the upload works on slow connections. */
const largeFile = 3 * 1024 * 1024;

/**
 * Longest side in pixels to which the browser scales a large file down. A crop of it still fills the widest
 * rendition.
 */
const uploadSide = 4000;

/** Error whose message tells the owner why a file can't be used, and what to do. */
export class PictureFileError extends Error {
  override readonly name = 'PictureFileError';
}

/**
 * Checks and decodes a chosen file. The server repeats all checks; failing here spares the owner a long upload.
 * Throws PictureFileError.
 */
export async function decodePictureFile(file: Blob): Promise<DecodedPicture> {
  if (file.size > pictureLimits.fileBytes)
    throw new PictureFileError('This picture is larger than 40 MB. Make it smaller, then choose it again.');
  const format = detectPictureFormat(new Uint8Array(await file.slice(0, formatBytes).arrayBuffer()));
  if (!isAcceptedFormat(format)) throw new PictureFileError(describeFormatError(format));
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureFileError(
      'We couldn’t read this picture. The file may be damaged. Export it as JPEG, or choose another one.',
    );
  });
  try {
    const preview = draw(bitmap, previewSide);
    const upload = file.size > largeFile ? await toJpeg(draw(bitmap, uploadSide)) : file;
    return { preview, upload: upload ?? file };
  } finally {
    bitmap.close();
  }
}

/** Draws a picture on white, with a longest side of at most `side` pixels. */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the canvas as JPEG; null if the browser can't. */
function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
