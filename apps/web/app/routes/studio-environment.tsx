import { environmentCopy } from '@studio/content/copy/environment';
import { lazyIsland } from '@studio/islands/lazy-island';
import { EnvironmentHero } from '../features/public/environment/environment-hero.tsx';
import { TourLink } from '../features/public/tours/tour-link.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import { toPictureDetails } from '../lib/site/to-picture-details.ts';
import type { Route } from './+types/studio-environment';

const Rooms = lazyIsland(async () => (await import('../features/public/environment/rooms.tsx')).Rooms);
const WhatIsHere = lazyIsland(
  async () => (await import('../features/public/environment/amenities.tsx')).Amenities,
);
const GettingIn = lazyIsland(
  async () => (await import('../features/public/environment/building-access.tsx')).BuildingAccess,
);

export const handle = { cacheFor: 'version' };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return buildPageMeta(matches, environmentCopy.title, loaderData?.copy.description ?? '');
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const [{ rooms }, { rooms: copy }] = await Promise.all([loadCatalogue(api), loadSiteCopy(api, 'rooms')]);
  return {
    copy,
    rooms: rooms.map(({ id, name, detail, capacity, picture }) => ({
      ...{ id, name, detail, capacity },
      picture: picture && toPictureDetails(picture),
    })),
  };
}

export default function StudioEnvironmentPage({ loaderData: { copy, rooms } }: Route.ComponentProps) {
  return (
    <>
      <EnvironmentHero copy={copy} tour={<TourLink>{environmentCopy.tour}</TourLink>} />
      <Rooms copy={copy.rooms} rooms={rooms} />
      <WhatIsHere copy={copy.amenities} caption={copy.captions.second} />
      <GettingIn copy={copy.access} caption={copy.captions.third} rooms={rooms} />
    </>
  );
}
