/**
 * Versions of a studio's logo (handbook: pictures 5): for light backgrounds, for dark ones, and a square one for
 * browser tabs and home screens. Pages need the first one only.
 */
export const logoIds = ['light', 'dark', 'icon'] as const;
export type LogoId = (typeof logoIds)[number];

export function isLogoId(id: string): id is LogoId {
  return (logoIds as readonly string[]).includes(id);
}

/** Names of the versions, as owners and the activity log see them. */
export const logoNames: Readonly<Record<LogoId, string>> = {
  light: 'Logo',
  dark: 'Logo for dark backgrounds',
  icon: 'App icon',
};

/** Box that a logo's file fits into, in pixels: three times the largest size on a page. */
export const logoBox = { width: 600, height: 300 } as const;

/** Minimum length of the longer side of a logo and of an app icon in pixels. */
const minSide: Readonly<Record<LogoId, number>> = { light: 300, dark: 300, icon: 512 };

/** Limits of width divided by height. A longer or taller logo would be too small to read in the header. */
const ratioLimits: Readonly<Record<LogoId, { min: number; max: number }>> = {
  light: { min: 1 / 3, max: 8 },
  dark: { min: 1 / 3, max: 8 },
  icon: { min: 0.9, max: 1.1 },
};

/** Explains why a picture of this size can't be the logo, and what to do; null if it can. */
export function describeLogoError(
  id: LogoId,
  { width, height }: { width: number; height: number },
): string | null {
  const ratio = width / height;
  const { min, max } = ratioLimits[id];
  if (id === 'icon' && (ratio < min || ratio > max))
    return 'An app icon has to be square. Choose another picture.';
  if (ratio > max)
    return `This logo is more than ${max} times as wide as it is tall. Choose a narrower version.`;
  if (ratio < min) return 'This logo is more than 3 times as tall as it is wide. Choose a wider version.';
  if (Math.max(width, height) < minSide[id])
    return `This picture is too small. Choose one that’s at least ${minSide[id]} pixels on its longer side.`;
  return null;
}
