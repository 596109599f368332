import { getStudioFromMatches, type MetaMatches } from './get-studio-from-matches.ts';

/** What a route's `meta` is asked with, as far as its frame is concerned. */
export interface RouteMatches {
  matches: MetaMatches;
}

/** What a page says about itself to search engines, beside title and description. */
export interface PageMetaDetails {
  /** Objects of schema.org, each with its `@type`, as lib/structured-data makes them; `@context` is added. */
  structuredData?: readonly object[];
  /** No search engine shall list it: it is about one visitor, or a step of something. */
  unlisted?: boolean;
}

/**
 * Title and description of a page. The studio's name, as the frame in `matches` has it now, stands behind the page's
 * own. The page's address and the picture that stands for it are added by the frame of all pages
 * (features/seo/page-identity-tags.tsx).
 */
export function buildPageMeta(
  matches: MetaMatches,
  title: string | null,
  description: string,
  facts: PageMetaDetails = {},
) {
  const { structuredData = [], unlisted = false } = facts;
  const known = getStudioFromMatches(matches);
  const studio = known ? `${known.name} ${known.tagline}` : '';
  const whole = [title, studio].filter(Boolean).join(' | ');
  return [
    { title: whole },
    { name: 'description', content: description },
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title ?? studio },
    { property: 'og:description', content: description },
    ...structuredData.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

/**
 * The same for a page of one person's account: not listed, and since such an address can carry theirs, no other site
 * is told it.
 */
export function buildPrivatePageMeta(matches: MetaMatches, title: string, description: string) {
  return [
    ...buildPageMeta(matches, title, description, { unlisted: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
