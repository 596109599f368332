import { useMemo, useSyncExternalStore } from 'react';
import { getHeldPlaces, type HeldPlace, subscribeToHeldPlaces } from './held-places.ts';

const none: readonly HeldPlace[] = [];

/** Returns this browser's live holds, by class id; empty during server rendering. */
export function useHeldPlaces(): ReadonlyMap<string, HeldPlace> {
  const places = useSyncExternalStore(subscribeToHeldPlaces, getHeldPlaces, () => none);
  return useMemo(() => new Map(places.map((place) => [place.classId, place])), [places]);
}
