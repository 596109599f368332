import type { TourBookResponse, TourSlotDto } from '@studio/contracts/tours';
import { areTourDetailsValid } from '@studio/domain/tours/tour-details';
import { isTourHoldOver } from '@studio/domain/tours/tour-hold';
import { type ActionDispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { useTrackEvent } from '../../lib/use-track-event.ts';
import { bookSlot, holdSlot, listFreeSlots, releaseSlot, type TourDateRange } from './tour-api.ts';
import { initialTourState, type TourAction, type TourState, tourReducer } from './tour-state.ts';
import { getTourErrorText, tourText } from './tour-text.ts';

export interface TourWizardOptions extends TourDateRange {
  onCompleted: (tour: TourBookResponse) => void;
}

type Dispatch = ActionDispatch<[TourAction]>;

export function useTourWizard(wish: TourWizardOptions) {
  const [state, dispatch] = useReducer(tourReducer, initialTourState);
  useTrackEvent('tour-opened', undefined, state.date !== null);
  const { retry, refresh } = useAvailability(wish, dispatch);
  const { keep, stale } = useHolding(state, dispatch, refresh);
  const book = useBooking(state, dispatch, { refresh, onCompleted: wish.onCompleted });
  useHoldClock(state, dispatch, refresh);
  return {
    state,
    dispatch,
    retry,
    book,
    next: () => {
      const { step, slot, hold } = state;
      if (step === 'time' && slot && hold?.slotId !== slot.id) void keep(slot);
      else dispatch({ type: 'wentOn' });
    },
    /** Applies a choice and ignores a hold response still in flight. */
    choose: (action: TourAction) => {
      stale();
      dispatch(action);
    },
  };
}

export type TourWizardControl = ReturnType<typeof useTourWizard>;

function useAvailability({ daysFrom, daysTo }: TourDateRange, dispatch: Dispatch) {
  const ask = async () => {
    try {
      dispatch({ type: 'loaded', slots: await listFreeSlots({ daysFrom, daysTo }) });
    } catch (error) {
      dispatch({ type: 'loadFailed', problem: getTourErrorText(error, tourText.loadFailed) });
    }
  };
  const start = useEffectEvent(ask);
  useEffect(() => {
    void start();
  }, []);
  const retry = () => {
    dispatch({ type: 'retried' });
    void ask();
  };
  const refresh = async () => {
    const slots = await listFreeSlots({ daysFrom, daysTo }).catch(() => null);
    if (slots) dispatch({ type: 'refreshed', slots });
  };
  return { retry, refresh };
}

/**
 * Holds and releases slots one request at a time. A release that overtook the next hold of the same slot would end it.
 */
function useHolding(state: TourState, dispatch: Dispatch, refresh: () => Promise<void>) {
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  // The running hold request. A ref, because a second click can come before the first one has rendered.
  const asking = useRef<{ slotId: string } | null>(null);
  const inTurn = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const answer = calls.current.then(call);
    calls.current = answer.catch(() => {});
    return answer;
  };
  const release = (slotId: string) => void inTurn(() => releaseSlot(slotId));
  const leave = useEffectEvent((slotId: string) => {
    if (state.step !== 'done' && state.busy !== 'booking') release(slotId);
  });
  const { hold } = state;
  useEffect(() => (hold ? () => leave(hold.slotId) : undefined), [hold]);
  useEffect(
    () => () => {
      asking.current = null;
    },
    [],
  );
  const keep = async ({ id: slotId }: TourSlotDto) => {
    if (asking.current) return;
    const mine = { slotId };
    asking.current = mine;
    dispatch({ type: 'holdAsked' });
    try {
      const expiresAt = await inTurn(() => holdSlot(slotId));
      if (asking.current === mine) dispatch({ type: 'held', slotId, expiresAt });
      // The visitor no longer waits for this hold: releases it, unless the same slot was chosen again.
      else if (asking.current?.slotId !== slotId) release(slotId);
    } catch (error) {
      if (asking.current !== mine) return;
      dispatch({ type: 'holdRefused', slotId, problem: getTourErrorText(error, tourText.holdFailed) });
      if (codeOf(error) === 'slot_unavailable') void refresh();
    } finally {
      if (asking.current === mine) asking.current = null;
    }
  };
  const stale = () => {
    asking.current = null;
  };
  return { keep, stale };
}

/** Checks every second, and when a tab wakes up, whether the hold has expired. Stops on unmount. */
function useHoldClock({ hold }: TourState, dispatch: Dispatch, refresh: () => Promise<void>): void {
  const look = useEffectEvent((expiresAt: number) => {
    if (!isTourHoldOver(expiresAt, getServerTime())) return;
    dispatch({ type: 'expired' });
    void refresh();
  });
  useEffect(() => {
    if (!hold) return;
    const check = () => look(hold.expiresAt);
    const timer = setInterval(check, 1000);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hold]);
}

function useBooking(
  { step, slot, details, busy }: TourState,
  dispatch: Dispatch,
  { refresh, onCompleted }: { refresh: () => Promise<void>; onCompleted: (tour: TourBookResponse) => void },
) {
  // A second click can come before the first one has rendered.
  const underWay = useRef(false);
  return async (website: string) => {
    if (step !== 'details' || !slot || busy || underWay.current || !areTourDetailsValid(details)) return;
    underWay.current = true;
    dispatch({ type: 'bookAsked' });
    try {
      const tour = await bookSlot(slot.id, details, website);
      dispatch({ type: 'booked' });
      onCompleted(tour);
    } catch (error) {
      const lost = ['slot_unavailable', 'hold_expired'].includes(codeOf(error));
      dispatch({ type: 'bookRefused', problem: getTourErrorText(error, tourText.bookFailed), lost });
      if (lost) void refresh();
    } finally {
      underWay.current = false;
    }
  };
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : '';
}
