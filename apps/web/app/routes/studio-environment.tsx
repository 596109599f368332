import { environmentCopy } from '@studio/content/copy/environment';
import { lazyIsland } from '@studio/islands/lazy-island';
import { EnvironmentHero } from '../features/public/environment/environment-hero.tsx';
import { TourLink } from '../features/public/tours/tour-link.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
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

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, environmentCopy.meta.title, environmentCopy.meta.description);

export async function loader({ context }: Route.LoaderArgs) {
  const { rooms } = await loadCatalogue(getServerApi(context));
  return {
    rooms: rooms.map(({ id, name, detail, capacity, picture }) => ({
      ...{ id, name, detail, capacity },
      picture: picture && toPictureDetails(picture),
    })),
  };
}

export default function StudioEnvironmentPage({ loaderData: { rooms } }: Route.ComponentProps) {
  return (
    <>
      <EnvironmentHero tour={<TourLink>{environmentCopy.tour}</TourLink>} />
      <Rooms rooms={rooms} />
      <WhatIsHere />
      <GettingIn rooms={rooms} />
    </>
  );
}
