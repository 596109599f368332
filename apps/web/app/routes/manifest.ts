import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/manifest';

export const handle = { cacheFor: 'version' };

const chalk = '#f7f2ea';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = (await loadCatalogue(getServerApi(context))).studio;
  const manifest = {
    id: '/',
    name: `${name} ${tagline}`,
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
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: 'Timetable', url: '/timetable', icons: [icon('icon-192.png', '192x192', 'any')] },
      { name: 'Book a tour', url: '/tour', icons: [icon('icon-192.png', '192x192', 'any')] },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
