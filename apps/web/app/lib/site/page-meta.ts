import { getStudioFromMatches, type MetaMatches } from './get-studio-from-matches.ts';

export interface RouteMatches {
  matches: MetaMatches;
}

/** Metadata of a page besides title and description. */
export interface PageMetaDetails {
  /** schema.org objects, each with its `@type` (lib/structured-data); `buildPageMeta` adds `@context`. */
  structuredData?: readonly object[];
  /** Whether to exclude the page from search engines, because it is personal or one step of a process. */
  unlisted?: boolean;
}

/**
 * Builds title and description of a page. The studio's current name and tagline from `matches` follow the title; if
 * `title` is null, they are the title. The root layout adds the canonical URL and the sharing image
 * (features/public/seo/canonical-and-share-tags.tsx).
 */
export function buildPageMeta(
  matches: MetaMatches,
  title: string | null,
  description: string,
  details: PageMetaDetails = {},
) {
  const { structuredData = [], unlisted = false } = details;
  const studioProfile = getStudioFromMatches(matches);
  const studio = studioProfile ? [studioProfile.name, studioProfile.tagline].filter(Boolean).join(' ') : '';
  const fullTitle = [title, studio].filter(Boolean).join(' | ');
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title ?? studio },
    { property: 'og:description', content: description },
    ...structuredData.map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
}

/**
 * Builds the metadata of a private page: in a member's account, in the staff tools or behind a signed link. The page
 * isn't indexed and sends no referrer, because its URL may contain personal data or a key.
 */
export function buildPrivatePageMeta(matches: MetaMatches, title: string, description: string) {
  return [
    ...buildPageMeta(matches, title, description, { unlisted: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
