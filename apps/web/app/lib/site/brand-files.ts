import type { Brand } from '@studio/content/brand';
import {
  getIconFileName,
  getLogoFilePath,
  getPicturePath,
  iconSizes,
  logoFiles,
  maskableIconSize,
} from '@studio/contracts/picture-paths';
import type { LogoDto } from '@studio/contracts/pictures';

/** Returns the URL path of a version of the uploaded logo. */
export function getLogoPath({ hash, width }: LogoDto): string {
  return getPicturePath(hash, { width, format: 'webp' });
}

/** Returns the URL path of the square icon of an uploaded logo; null if no logo is uploaded. */
export function getIconPath(brand: Brand): string | null {
  return brand.kind === 'logo' ? getLogoFilePath(brand.iconHash, getIconFileName(192)) : null;
}

/**
 * Returns the URL path of the studio's share picture, 1200 × 630 pixels. A studio without a logo gets a picture without
 * text.
 */
export function getSharePicturePath(brand: Brand): string {
  if (brand.kind === 'logo') return getLogoFilePath(brand.light.hash, logoFiles.share);
  return brand.kind === 'name' ? '/og-plain.jpg' : '/og.jpg';
}

/** Returns the icon links of a page's head. */
export function getIconLinks(brand: Brand): { rel: string; href: string; type: string; sizes?: string }[] {
  if (brand.kind !== 'built-in') {
    const icon = (size: number) => getLogoFilePath(brand.iconHash, getIconFileName(size));
    return [
      { rel: 'icon', href: icon(32), type: 'image/png', sizes: '32x32' },
      { rel: 'icon', href: icon(192), type: 'image/png', sizes: '192x192' },
      { rel: 'apple-touch-icon', href: icon(180), type: 'image/png' },
    ];
  }
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png', type: 'image/png' },
  ];
}

export interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

/** Returns the icons of the web manifest, small ones first. */
export function getManifestIcons(brand: Brand): ManifestIcon[] {
  const getPath = (file: string) =>
    brand.kind === 'built-in' ? `/icons/${file}` : getLogoFilePath(brand.iconHash, file);
  const icon = (size: number, purpose: ManifestIcon['purpose']): ManifestIcon => ({
    src: getPath(getIconFileName(size, purpose === 'maskable')),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    ...iconSizes.filter((size) => size >= 192).map((size) => icon(size, 'any')),
    icon(maskableIconSize, 'maskable'),
  ];
}
