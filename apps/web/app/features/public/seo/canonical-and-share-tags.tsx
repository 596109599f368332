import { useLocation, useMatches } from 'react-router';
import { getSharePicturePath } from '../../../lib/site/brand-files.ts';
import { getSiteOrigin } from '../../../lib/site/get-site-origin.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { getShareMetadata, type SharePicture } from './share-metadata.ts';

/** Head tags of every page for the canonical URL (without query) and link previews. */
export function CanonicalAndShareTags() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const origin = getSiteOrigin(matches);
  const data = useRootData();
  if (!origin || !data) return null;
  const { studio, brand } = data;
  const name = [studio.name, studio.tagline].filter(Boolean).join(' ');
  const { path = pathname, sharePicture = { path: getSharePicturePath(brand), alt: name } } =
    getShareMetadata(matches.at(-1));
  const url = `${origin}${path}`;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_GB" />
      <Picture of={sharePicture} origin={origin} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Picture({ of: { path, alt }, origin }: { of: SharePicture; origin: string }) {
  return (
    <>
      <meta property="og:image" content={`${origin}${path}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
