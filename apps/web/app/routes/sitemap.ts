import { londonDate } from '@studio/domain/time/london';
import { aboutGuarded } from '../features/about/load-about.ts';
import { loadClassPages } from '../features/findability/load-class-pages.ts';
import { listedPages, sitemapXml } from '../features/findability/sitemap.ts';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/sitemap';

export const handle = { keptFor: 'version' };

/** Every page that search engines may list, those of single classes among them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(siteContext);
  const api = serverApi(context);
  const [catalogue, classPages] = await Promise.all([loadCatalogue(api), loadClassPages(api, now())]);
  const pages = [...listedPages(londonDate(now()), { about: !aboutGuarded(catalogue) }), ...classPages];
  return new Response(sitemapXml(pages, config.publicUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
