import { branch } from '@studio/content/branch';

const studio = `${branch.name} ${branch.tagline}`;

/** What a page says about itself to search engines, beside title and description. */
export interface PageFacts {
  /** Objects of schema.org, each with its `@type`; `@context` is added. */
  structuredData?: readonly object[];
}

/** Title and description of a page. The studio's name stands behind the page's own. */
export function pageMeta(title: string | null, description: string, { structuredData = [] }: PageFacts = {}) {
  const whole = title ? `${title} | ${studio}` : studio;
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: title ?? studio },
    { property: 'og:description', content: description },
    ...structuredData.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}
