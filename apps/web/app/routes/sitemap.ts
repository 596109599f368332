import { listClassPages } from '@studio/content/class-pages';
import { toLondonDate } from '@studio/domain/time/london';
import { isAboutTeamOnly } from '../features/public/about/about-details.ts';
import { loadClassSitemapPages } from '../features/public/seo/load-class-sitemap-pages.ts';
import { buildSitemapXml, listSitemapPages } from '../features/public/seo/sitemap.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/sitemap';

export const handle = { cacheFor: 'version' };

/** Lists every indexable page, including those of single classes. A closed site has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(siteContext);
  const api = getServerApi(context);
  const [catalogue, classPages, { classes }] = await Promise.all([
    loadCatalogue(api),
    loadClassSitemapPages(api, now()),
    loadSiteCopy(api, 'classes'),
  ]);
  if (!catalogue.settings.siteOpen) throw new Response('Not Found', { status: 404 });
  const pages = [
    ...listSitemapPages(toLondonDate(now()), {
      about: !isAboutTeamOnly(catalogue),
      classPages: listClassPages(classes, catalogue.classTypes).map(({ path }) => path),
    }),
    ...classPages,
  ];
  return new Response(buildSitemapXml(pages, config.publicUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
