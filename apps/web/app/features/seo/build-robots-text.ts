import { apiBase } from '@studio/contracts/paths';

/** Paths that are about one visitor, or a step of something. */
const notForRobots = [`${apiBase}/`, '/booking/', '/checkout', '/newsletter/', '/tour/'];

/** What robots may look at (RFC 9309), and where the list of pages is. */
export function buildRobotsText(origin: string): string {
  return [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
