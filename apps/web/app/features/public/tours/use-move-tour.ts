import type { TourResponse, TourSlotDto } from '@studio/contracts/tours';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listFreeSlots, moveTour, type TourLinkParams } from './tour-api.ts';
import { getTourErrorText, type TourErrorText, tourText } from './tour-text.ts';

/** Range of days whose slots are offered: as far ahead as tours can be booked. */
const daysAhead = { daysFrom: 0, daysTo: 21 };

/** Manages moving the tour: loads the free slots (null while loading), and moves the tour to one of them. */
export function useMoveTour(link: TourLinkParams, onMoved: (tour: TourResponse) => void) {
  const [slots, setSlots] = useState<readonly TourSlotDto[] | null>(null);
  const [failure, setFailure] = useState<TourErrorText | null>(null);
  const [problem, setProblem] = useState<TourErrorText | null>(null);
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const load = () =>
    listFreeSlots(daysAhead).then(setSlots, (error) =>
      setFailure(getTourErrorText(error, tourText.loadFailed)),
    );
  const start = useEffectEvent(load);
  useEffect(() => {
    void start();
  }, []);
  const retry = () => {
    setFailure(null);
    void load();
  };
  const move = async (slotId: string) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onMoved(await moveTour(link, slotId));
    } catch (error) {
      setProblem(getTourErrorText(error, 'We couldn’t move your tour. Try again.'));
      const fresh = await listFreeSlots(daysAhead).catch(() => null);
      if (fresh) setSlots(fresh);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };
  return { slots, failure, problem, busy, retry, move };
}
