import type { TourResponse } from '@studio/contracts/tours';
import { useEffect, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { getTour, type TourLinkParams } from './tour-api.ts';
import { getTourErrorText, type TourErrorText } from './tour-text.ts';

/** Query state of a tour. `missing`: no tour has this id and key. */
export type BookedTourState =
  | { at: 'loading' }
  | { at: 'shown'; tour: TourResponse }
  | { at: 'missing' }
  | { at: 'failed'; problem: TourErrorText };

/** Loads the tour of a signed link. `show` replaces it with the tour that a change returned. */
export function useBookedTour({ bookingId, key }: TourLinkParams) {
  const [state, setState] = useState<BookedTourState>({ at: 'loading' });
  useEffect(() => {
    let isActive = true;
    void load({ bookingId, key }).then((loaded) => {
      if (isActive) setState(loaded);
    });
    return () => {
      isActive = false;
    };
  }, [bookingId, key]);
  return {
    state,
    reload: async () => setState(await load({ bookingId, key })),
    show: (tour: TourResponse) => setState({ at: 'shown', tour }),
  };
}

async function load(tour: TourLinkParams): Promise<BookedTourState> {
  try {
    return { at: 'shown', tour: await getTour(tour) };
  } catch (error) {
    return isNotFound(error)
      ? { at: 'missing' }
      : { at: 'failed', problem: getTourErrorText(error, 'Couldn’t load your tour.') };
  }
}
