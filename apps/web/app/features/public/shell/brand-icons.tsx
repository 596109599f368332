import { getIconLinks } from '../../../lib/site/brand-files.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';

/** Head tags with the studio's icons for tabs and home screens. */
export function BrandIcons() {
  const brand = useRootData()?.brand;
  return brand && getIconLinks(brand).map((link) => <link key={link.href} {...link} />);
}
