import { getPictureFileName, logoFiles } from '@studio/contracts/picture-paths';
import { describeLogoError, type LogoId, logoBox } from '@studio/domain/pictures/logo';
import type { Sharp } from 'sharp';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import { type DecodedLogo, drawLogoIcons, pageBackgroundColour } from './draw-logo-icons.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';
import {
  createPictureError,
  hashFiles,
  openUpload,
  readUploadSize,
  withUnreadablePictureError,
} from './open-upload.ts';

/** Size of the share picture, and of the logo in its middle, in pixels. */
const share = { width: 1200, height: 630, logo: { width: 760, height: 320 } };

/**
 * Encodes a version of the logo, uncropped (handbook: pictures 5). Each version gets a WebP for pages. The version for
 * light backgrounds also gets a PNG for emails and documents, a JPEG for link previews, and icons, which the site uses
 * until the owner uploads an app icon. The app icon gets icons, too. Copies only pixels, as `encodePicture` does.
 * Throws AppError bad_request, with a message for the owner.
 */
export async function encodeLogo(upload: Buffer, id: LogoId): Promise<EncodedPicture> {
  const decoded = await decode(upload);
  const { data, info } = decoded;
  const { width, height } = info;
  const error = describeLogoError(id, info);
  if (error) throw createPictureError(error);
  const sharp = await loadSharp();
  const open = () => sharp(data, { raw: { width, height, channels: 4 } });
  const shown = await open()
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const name = getPictureFileName({ width: shown.info.width, format: 'webp' });
  const files: PictureFile[] = [{ name, bytes: await encodeWebp(() => sharp(shown.data)) }];
  if (id === 'light') {
    files.push({
      name: logoFiles.document,
      bytes: await sharp(shown.data).png({ compressionLevel: 9 }).toBuffer(),
    });
    files.push({ name: logoFiles.share, bytes: await drawSharePicture(open) });
  }
  if (id !== 'dark') files.push(...(await drawLogoIcons(decoded, id === 'icon')));
  return {
    hash: hashFiles(files),
    width: shown.info.width,
    height: shown.info.height,
    placeholder: '',
    widths: { avif: [], webp: [shown.info.width] },
    phone: null,
    files,
  };
}

/** Returns the upright logo in sRGB with an alpha channel, without transparent margins. */
async function decode(upload: Buffer): Promise<DecodedLogo> {
  await readUploadSize(upload);
  const opened = await openUpload(upload);
  const limited = await withUnreadablePictureError(() =>
    opened
      // Enough for the largest file, and little enough for the memory.
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  if (isBlank(limited.data))
    throw createPictureError('This picture is completely transparent. Choose another one.');
  const sharp = await loadSharp();
  const { width, height } = limited.info;
  return sharp(limited.data, { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns whether no pixel of RGBA data is visible. */
function isBlank(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 10) return false;
  return true;
}

/** Returns the smaller of a lossless and a lossy file: flat drawings are smaller without loss, photos with it. */
async function encodeWebp(open: () => Sharp): Promise<Buffer> {
  const lossless = await open().webp({ lossless: true, effort: 4 }).toBuffer();
  const lossy = await open().webp({ quality: 90, alphaQuality: 100, smartSubsample: true }).toBuffer();
  return lossless.length <= lossy.length ? lossless : lossy;
}

async function drawSharePicture(open: () => Sharp): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, logo } = share;
  const input = await open()
    .resize({ ...logo, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: pageBackgroundColour } })
    .composite([{ input }])
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
