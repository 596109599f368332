import type { LocalDate } from '@studio/domain/time/local-date';

/** Page that search engines may index. */
export interface SitemapPage {
  path: string;
  /** London day of the last change, if known. */
  changedOn?: LocalDate;
}

const staticPaths = [
  '/pricing',
  '/faq',
  '/tour',
  '/contact',
  '/studio/environment',
  '/eligibility',
  '/prelaunch',
  '/signup',
  '/terms',
  '/privacy',
];

/**
 * Lists the pages that search engines may index, except those of scheduled classes (`loadClassSitemapPages`). `about`: whether /about is public.
 * `classPages`: paths of the pages of class types.
 */
export function listSitemapPages(
  today: LocalDate,
  { about, classPages }: { about: boolean; classPages: readonly string[] },
): SitemapPage[] {
  // Pages with upcoming classes, which change every day.
  const daily = ['/', '/classes', ...classPages, '/timetable'];
  return [
    ...daily.map((path) => ({ path, changedOn: today })),
    ...[...staticPaths, ...(about ? ['/about'] : [])].map((path) => ({ path })),
  ];
}

/** Builds the sitemap (sitemaps.org, 0.9). */
export function buildSitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const day = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${escaped(`${origin}${path}`)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
