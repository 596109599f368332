import { useMemo, useSyncExternalStore } from 'react';
import { getHeldPlaces, type HeldPlace, subscribeToHeldPlaces } from './held-places.ts';

const none: readonly HeldPlace[] = [];

/** The places that this browser holds now, by class; none while the page is rendered on the server. */
export function useHeldPlaces(): ReadonlyMap<string, HeldPlace> {
  const places = useSyncExternalStore(subscribeToHeldPlaces, getHeldPlaces, () => none);
  return useMemo(() => new Map(places.map((place) => [place.classId, place])), [places]);
}
