import { londonDate } from '@studio/domain/time/london';
import { loadClassPages } from '../features/findability/load-class-pages.ts';
import { listedPages, sitemapXml } from '../features/findability/sitemap.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/sitemap';

export const handle = { keptFor: 'version' };

/** Every page that search engines may list, those of single classes among them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(siteContext);
  const today = londonDate(now());
  const pages = [
    ...listedPages(today, { about: config.mode === 'demo' }),
    ...(await loadClassPages(serverApi(context), now())),
  ];
  return new Response(sitemapXml(pages, config.publicUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
