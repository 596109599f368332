import { getBrand } from '@studio/content/brand';
import { getManifestIcons } from '../lib/site/brand-files.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/manifest';

export const handle = { cacheFor: 'version' };

const chalk = '#f7f2ea';

export async function loader({ context }: Route.LoaderArgs) {
  const { studio, logos } = await loadCatalogue(getServerApi(context));
  const { name, tagline } = studio;
  const icons = getManifestIcons(getBrand(name, logos));
  const shortcutIcons = icons.slice(0, 1);
  const manifest = {
    id: '/',
    name: [name, tagline].filter(Boolean).join(' '),
    short_name: name,
    description: `Classes, places and prices of ${name}, and how to book.`,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: chalk,
    theme_color: chalk,
    categories: ['fitness', 'health', 'lifestyle'],
    icons,
    shortcuts: [
      { name: 'Timetable', url: '/timetable', icons: shortcutIcons },
      { name: 'Book a tour', url: '/tour', icons: shortcutIcons },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
