import { NotFoundPage } from '../features/public/shell/not-found-page.tsx';
import { Styleguide } from '../features/public/styleguide/styleguide.tsx';
import { getStaffToolStyleLinks } from '../lib/site/get-staff-tool-style-links.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/styleguide';

export const links = getStaffToolStyleLinks;

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, 'Style guide', 'Colours, type and components of this site.', {
    unlisted: true,
  });

/** Responds with 404 in live mode, because this page is for developers. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).config.mode !== 'demo') throw new Response('Not Found', { status: 404 });
  return null;
}

export function ErrorBoundary() {
  return <NotFoundPage />;
}

export default Styleguide;
