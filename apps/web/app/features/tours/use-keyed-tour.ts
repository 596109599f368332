import type { TourAnswer } from '@studio/contracts/tours';
import { useEffect, useState } from 'react';
import { isMissing } from '../../lib/api-error.ts';
import { getTour, type KeyedTour } from './tour-api.ts';
import { problemOf, type TourProblem } from './tour-texts.ts';

/** A tour by its signed link. `missing`: the address, or its key, leads to none. */
export type LoadedTour =
  | { at: 'loading' }
  | { at: 'shown'; tour: TourAnswer }
  | { at: 'missing' }
  | { at: 'failed'; problem: TourProblem };

/** Loads the tour of a signed link, and again when asked. `show` takes over what a change has answered. */
export function useKeyedTour({ bookingId, key }: KeyedTour) {
  const [state, setState] = useState<LoadedTour>({ at: 'loading' });
  useEffect(() => {
    let wanted = true;
    void load({ bookingId, key }).then((loaded) => {
      if (wanted) setState(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [bookingId, key]);
  return {
    state,
    reload: async () => setState(await load({ bookingId, key })),
    show: (tour: TourAnswer) => setState({ at: 'shown', tour }),
  };
}

async function load(tour: KeyedTour): Promise<LoadedTour> {
  try {
    return { at: 'shown', tour: await getTour(tour) };
  } catch (error) {
    return isMissing(error)
      ? { at: 'missing' }
      : { at: 'failed', problem: problemOf(error, 'Could not load the tour.') };
  }
}
