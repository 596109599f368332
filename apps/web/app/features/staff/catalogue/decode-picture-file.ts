import {
  describeFormatError,
  detectPictureFormat,
  formatDetectionBytes,
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

/** Longest sides of the preview and of the upload of a logo in pixels. */
const logoPreviewSide = 600;
const logoUploadSide = 2400;

/** Error whose message tells the owner why a file can't be used, and what to do. */
export class PictureFileError extends Error {
  override readonly name = 'PictureFileError';
}

/**
 * Checks and decodes a chosen file. The server repeats all checks; failing here spares the owner a long upload.
 * Throws PictureFileError.
 */
export async function decodePictureFile(file: Blob): Promise<DecodedPicture> {
  const bitmap = await decodeFile(file);
  try {
    const preview = draw(bitmap, previewSide, '#fff');
    const upload =
      file.size > largeFile ? await toBlob(draw(bitmap, uploadSide, '#fff'), 'image/jpeg') : file;
    return { preview, upload: upload ?? file };
  } finally {
    bitmap.close();
  }
}

/** Logo that the owner has chosen, before the upload. */
export interface DecodedLogo {
  /** Logo in screen size as a data URL. */
  preview: string;
  upload: Blob;
}

/** Like `decodePictureFile`, but keeps the transparency of the file. Throws PictureFileError. */
export async function decodeLogoFile(file: Blob): Promise<DecodedLogo> {
  const bitmap = await decodeFile(file);
  try {
    const upload = file.size > largeFile ? await toBlob(draw(bitmap, logoUploadSide), 'image/png') : file;
    return { preview: draw(bitmap, logoPreviewSide).toDataURL('image/png'), upload: upload ?? file };
  } finally {
    bitmap.close();
  }
}

async function decodeFile(file: Blob): Promise<ImageBitmap> {
  if (file.size > pictureLimits.fileBytes)
    throw new PictureFileError('This picture is larger than 40 MB. Make it smaller, then choose it again.');
  const format = detectPictureFormat(new Uint8Array(await file.slice(0, formatDetectionBytes).arrayBuffer()));
  if (!isAcceptedFormat(format)) throw new PictureFileError(describeFormatError(format));
  return createImageBitmap(file).catch(() => {
    throw new PictureFileError(
      'We couldn’t read this picture. The file may be damaged. Export it as JPEG, or choose another one.',
    );
  });
}

/** Draws a picture on a background, if one is given, with a longest side of at most `side` pixels. */
function draw(bitmap: ImageBitmap, side: number, background?: string): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the canvas as a file; null if the browser can't. */
function toBlob(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}
