import { getIconPath, getLogoPath } from './brand-files.ts';
import { useRootData } from './use-root-data.ts';

/**
 * Decorative mark of the studio on dark cards: the built-in drawing, or the uploaded icon or logo. Empty for a studio
 * without a logo, because the cards also contain its name.
 */
export function BrandMark() {
  const brand = useRootData()?.brand;
  if (brand?.kind === 'built-in')
    return (
      <svg
        aria-hidden="true"
        viewBox="14 20 36 33"
        width="26"
        height="24"
        fill="none"
        className="stroke-chalk"
      >
        <path
          d="M17.5 33.5 32 49.5 40.6 33.6"
          strokeWidth="4.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M39.3 36 26 33.2" strokeWidth="3" strokeLinecap="round" />
        <circle cx="43.6" cy="25.6" r="4.1" className="fill-chalk" stroke="none" />
      </svg>
    );
  if (brand?.kind !== 'logo') return null;
  const { light, dark, iconHash } = brand;
  // The cards contain the name, so an app icon suits them better than a logo with the name.
  if (!dark || iconHash !== light.hash)
    return <img src={getIconPath(brand) ?? ''} width={36} height={36} alt="" className="rounded-input" />;
  const ratio = dark.width / dark.height;
  const width = Math.round(Math.min(96, 36 * ratio));
  return <img src={getLogoPath(dark)} width={width} height={Math.round(width / ratio)} alt="" />;
}
