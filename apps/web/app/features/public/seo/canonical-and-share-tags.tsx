import { useLocation, useMatches } from 'react-router';
import { getSiteOrigin } from '../../../lib/site/get-site-origin.ts';
import { getStudioFromMatches } from '../../../lib/site/get-studio-from-matches.ts';
import { defaultSharePath, getShareMetadata, type SharePicture } from './share-metadata.ts';

/** Head tags of every page for the canonical URL (without query) and link previews. */
export function CanonicalAndShareTags() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const origin = getSiteOrigin(matches);
  const studio = getStudioFromMatches(matches);
  if (!origin || !studio) return null;
  const name = `${studio.name} ${studio.tagline}`;
  const { path = pathname, sharePicture = { path: defaultSharePath, alt: name } } = getShareMetadata(
    matches.at(-1),
  );
  const address = `${origin}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
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
