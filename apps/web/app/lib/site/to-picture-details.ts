import { getPicturePath, type PictureFileFormat } from '@studio/contracts/picture-paths';
import type { PictureDto } from '@studio/contracts/pictures';

/** Converts an uploaded picture to the form of the built-in ones, which `Picture` shows. */
export function toPictureDetails({ hash, alt, width, height, placeholder, widths, phone }: PictureDto) {
  return {
    alt,
    // The owner has chosen the part to show, so its centre is what matters.
    objectPosition: '50% 50%',
    placeholder,
    width,
    height,
    ...listSources(hash, widths, false),
    ...(phone && {
      phone: { width: phone.width, height: phone.height, ...listSources(hash, phone.widths, true) },
    }),
  };
}

/** Returns the lists of URLs for `srcset`. */
function listSources(hash: string, widths: PictureDto['widths'], isPhone: boolean) {
  const list = (format: PictureFileFormat) =>
    widths[format].map((width) => `${getPicturePath(hash, { width, format, isPhone })} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}
