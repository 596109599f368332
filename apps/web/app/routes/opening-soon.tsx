import { redirect } from 'react-router';
import { OpeningSoon } from '../features/public/opening-soon/opening-soon.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import { useStudio } from '../lib/site/use-studio.ts';
import type { Route } from './+types/opening-soon';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, 'Opening soon', 'We’re getting ready. You can’t book online yet.', {
    unlisted: true,
  });

/** /opening-soon: stands in for the public pages of a closed site (handbook: setup 3). */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await loadCatalogue(getServerApi(context));
  if (settings.siteOpen) throw redirect('/');
  return null;
}

export default function OpeningSoonRoute() {
  return <OpeningSoon studio={useStudio()} />;
}
