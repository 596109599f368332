import { buildLlmsText } from '../features/public/seo/build-llms-text.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/llms-text';

export const handle = { cacheFor: 'version' };

/** /llms.txt: describes the studio in plain text, with current prices. Missing while the site is closed. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const [catalogue, copy] = await Promise.all([loadCatalogue(api), loadSiteCopy(api, 'classes', 'faq')]);
  if (!catalogue.settings.siteOpen) throw new Response('Not Found', { status: 404 });
  return new Response(buildLlmsText(catalogue, copy, context.get(siteContext).config.publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
