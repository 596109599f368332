import { llmsText } from '../features/findability/llms-text.ts';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/llms';

export const handle = { keptFor: 'version' };

/** The studio in plain words, with the prices of now. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await loadCatalogue(serverApi(context));
  return new Response(llmsText(catalogue, context.get(siteContext).config.publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
