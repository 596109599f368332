import { buildRobotsText } from '../features/public/seo/build-robots-text.ts';
import { siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/robots';

export const handle = { cacheFor: 'version' };

export function loader({ context }: Route.LoaderArgs) {
  return new Response(buildRobotsText(context.get(siteContext).config.publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
