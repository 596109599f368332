import { apiBase } from '@studio/contracts/paths';

/** Paths that robots must not visit, because they concern a single visitor or are steps of a process. */
const notForRobots = [`${apiBase}/`, '/booking/', '/checkout', '/newsletter/', '/tour/'];

/** Builds robots.txt (RFC 9309), with the URL of the sitemap. */
export function buildRobotsText(origin: string): string {
  return [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
