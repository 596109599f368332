import { classTypePages, getClassTypePagePath } from '@studio/content/copy/class-type-pages';
import type { LocalDate } from '@studio/domain/time/local-date';

/** A page that search engines may list. */
export interface SitemapPage {
  /** Its path on the site. */
  path: string;
  /** The day on which what it shows last changed, when that is known. */
  changedOn?: LocalDate;
}

/** Pages that show classes to come: they are another page every day. */
const daily = ['/', '/classes', ...classTypePages.map(getClassTypePagePath), '/timetable'];

const lasting = [
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

/** Every page but those of single classes. `about`: whether it is for everybody. */
export function listSitemapPages(today: LocalDate, { about }: { about: boolean }): SitemapPage[] {
  return [
    ...daily.map((path) => ({ path, changedOn: today })),
    ...[...lasting, ...(about ? ['/about'] : [])].map((path) => ({ path })),
  ];
}

/** The pages as a sitemap (sitemaps.org, 0.9). */
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
