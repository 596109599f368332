import { getPicturePath, type PictureFileFormat } from '@studio/contracts/picture-paths';
import type { PictureDto } from '@studio/contracts/pictures';

/** Converts an uploaded picture to the form of the built-in ones, which `Picture` shows. */
export function toPictureDetails({ hash, alt, width, height, placeholder, widths }: PictureDto) {
  const listSources = (format: PictureFileFormat) =>
    widths[format].map((fileWidth) => `${getPicturePath(hash, fileWidth, format)} ${fileWidth}w`).join(', ');
  return {
    alt,
    // The owner has chosen the part to show, so its centre is what matters.
    objectPosition: '50% 50%',
    placeholder,
    width,
    height,
    avif: listSources('avif'),
    webp: listSources('webp'),
  };
}
