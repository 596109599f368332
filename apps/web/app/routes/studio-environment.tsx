import { environmentCopy } from '@studio/content/copy/environment';
import { EnvironmentHero } from '../features/environment/environment-hero.tsx';
import { OpenTour } from '../features/tours/open-tour.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/studio-environment';

const Rooms = onApproach(async () => (await import('../features/environment/rooms.tsx')).Rooms);
const WhatIsHere = onApproach(
  async () => (await import('../features/environment/what-is-here.tsx')).WhatIsHere,
);
const GettingIn = onApproach(async () => (await import('../features/environment/getting-in.tsx')).GettingIn);

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  pageMeta(matches, environmentCopy.meta.title, environmentCopy.meta.description);

export async function loader({ context }: Route.LoaderArgs) {
  const { rooms } = await loadCatalogue(serverApi(context));
  return { rooms };
}

export default function StudioEnvironmentPage({ loaderData: { rooms } }: Route.ComponentProps) {
  return (
    <>
      <EnvironmentHero tour={<OpenTour>{environmentCopy.tour}</OpenTour>} />
      <Rooms rooms={rooms} />
      <WhatIsHere />
      <GettingIn rooms={rooms} />
    </>
  );
}
