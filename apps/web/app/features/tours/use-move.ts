import type { TourAnswer, WireTourSlot } from '@studio/contracts/tours';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { freeSlots, type KeyedTour, moveTour } from './tour-api.ts';
import { problemOf, type TourProblem, tourTexts } from './tour-texts.ts';

/** A tour can be moved as far ahead as it could have been booked. */
const daysAhead = { daysFrom: 0, daysTo: 21 };

/** The free half hours, null while they are on their way, and moving to one of them. */
export function useMove(link: KeyedTour, onMoved: (tour: TourAnswer) => void) {
  const [slots, setSlots] = useState<readonly WireTourSlot[] | null>(null);
  const [failure, setFailure] = useState<TourProblem | null>(null);
  const [problem, setProblem] = useState<TourProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const load = () =>
    freeSlots(daysAhead).then(setSlots, (error) => setFailure(problemOf(error, tourTexts.loadFailed)));
  const start = useEffectEvent(load);
  useEffect(() => {
    void start();
  }, []);
  const retry = () => {
    setFailure(null);
    void load();
  };
  const move = async (slotId: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onMoved(await moveTour(link, slotId));
    } catch (error) {
      setProblem(problemOf(error, 'Move failed. Please try again.'));
      const fresh = await freeSlots(daysAhead).catch(() => null);
      if (fresh) setSlots(fresh);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { slots, failure, problem, busy, retry, move };
}
