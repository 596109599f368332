/** Base path of uploaded pictures on the site's origin. */
export const mediaBase = '/media';

/** Formats of the files of a picture. */
export type PictureFileFormat = 'avif' | 'webp';

/** File of a picture. */
export interface PictureFileKey {
  /** Width in pixels. */
  width: number;
  format: PictureFileFormat;
  /** Whether the file contains the crop for phones. */
  isPhone?: boolean;
}

/** Returns the name of a picture's file: '768.avif', or 'phone-768.avif' for the crop for phones. */
export function getPictureFileName({ width, format, isPhone = false }: PictureFileKey): string {
  return `${isPhone ? 'phone-' : ''}${width}.${format}`;
}

/** Returns the URL path of a picture's file. */
export function getPicturePath(hash: string, key: PictureFileKey): string {
  return `${mediaBase}/${hash}/${getPictureFileName(key)}`;
}

/** Names of a logo's additional files, for programs that can't show WebP. */
export const logoFiles = {
  /** Picture in previews of links to the site, 1200 × 630 pixels. */
  share: 'share.jpg',
  /** Logo for emails and documents. */
  document: 'logo.png',
} as const;

/**
 * Sizes of the icons in pixels: 32 for browser tabs, 180 for home screens of iPhones, 192 and 512 for the web app
 * manifest.
 */
export const iconSizes = [32, 180, 192, 512] as const;

/** Size of the icon that launchers crop to their own shape, in pixels. */
export const maskableIconSize = 512;

/** Returns the name of an icon's file: 'icon-192.png', or 'icon-maskable-512.png'. */
export function getIconFileName(size: number, isMaskable = false): string {
  return `icon-${isMaskable ? 'maskable-' : ''}${size}.png`;
}

/** Returns the URL path of a named file of a logo. */
export function getLogoFilePath(hash: string, name: string): string {
  return `${mediaBase}/${hash}/${name}`;
}
