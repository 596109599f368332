import type { BookTourResponse, TourSlotDto } from '@studio/contracts/tours';
import { areTourDetailsValid } from '@studio/domain/tours/tour-details';
import { hasTourHoldExpired } from '@studio/domain/tours/tour-hold';
import { type ActionDispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { bookSlot, holdSlot, listFreeSlots, releaseSlot, type TourDateRange } from './tour-api.ts';
import { initialTourState, type TourAction, type TourState, tourReducer } from './tour-state.ts';
import { getTourErrorText, tourText } from './tour-text.ts';

export interface TourWizardOptions extends TourDateRange {
  onCompleted: (tour: BookTourResponse) => void;
}

type Dispatch = ActionDispatch<[TourAction]>;

export function useTourWizard(options: TourWizardOptions) {
  const draft = useFormDraft('tour');
  const [state, dispatch] = useReducer(tourReducer, initialTourState, (initial) => ({
    ...initial,
    details: { ...initial.details, ...draft.texts },
  }));
  useEffect(() => {
    if (state.step === 'done') draft.clear();
    else if (state.step === 'details') draft.save({ ...state.details });
  });
  useTrackEvent('tour-opened', undefined, state.date !== null);
  const { retry, refresh } = useAvailability(options, dispatch);
  const { requestHold, ignorePendingHold } = useHolding(state, dispatch, refresh);
  const book = useBooking(state, dispatch, { refresh, onCompleted: options.onCompleted });
  useHoldClock(state, dispatch, refresh);
  return {
    state,
    dispatch,
    retry,
    book,
    next: () => {
      const { step, slot, hold } = state;
      if (step === 'time' && slot && hold?.slotId !== slot.id) void requestHold(slot);
      else dispatch({ type: 'wentOn' });
    },
    /** Applies a choice. Ignores the response to a hold request that is still in flight. */
    choose: (action: TourAction) => {
      ignorePendingHold();
      dispatch(action);
    },
  };
}

export type TourWizardControl = ReturnType<typeof useTourWizard>;

function useAvailability({ daysFrom, daysTo }: TourDateRange, dispatch: Dispatch) {
  const loadSlots = async () => {
    try {
      dispatch({ type: 'loaded', slots: await listFreeSlots({ daysFrom, daysTo }) });
    } catch (error) {
      dispatch({ type: 'loadFailed', problem: getTourErrorText(error, tourText.loadFailed) });
    }
  };
  const start = useEffectEvent(loadSlots);
  useEffect(() => {
    void start();
  }, []);
  const retry = () => {
    dispatch({ type: 'retried' });
    void loadSlots();
  };
  const refresh = async () => {
    const slots = await listFreeSlots({ daysFrom, daysTo }).catch(() => null);
    if (slots) dispatch({ type: 'refreshed', slots });
  };
  return { retry, refresh };
}

/**
 * Manages holds. Sends one request at a time, in order: if a release arrived after a new hold of the same
 * slot, it would end the new hold.
 */
function useHolding(state: TourState, dispatch: Dispatch, refresh: () => Promise<void>) {
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  // Hold request in flight. This is a ref, because a second click can come before the first one has rendered.
  const pendingHold = useRef<{ slotId: string } | null>(null);
  const enqueue = <Result>(call: () => Promise<Result>): Promise<Result> => {
    const result = calls.current.then(call);
    calls.current = result.catch(() => {});
    return result;
  };
  const release = (slotId: string) => void enqueue(() => releaseSlot(slotId));
  const releaseUnlessBooked = useEffectEvent((slotId: string) => {
    if (state.step !== 'done' && state.busy !== 'booking') release(slotId);
  });
  const { hold } = state;
  useEffect(() => (hold ? () => releaseUnlessBooked(hold.slotId) : undefined), [hold]);
  useEffect(
    () => () => {
      pendingHold.current = null;
    },
    [],
  );
  const requestHold = async ({ id: slotId }: TourSlotDto) => {
    if (pendingHold.current) return;
    const request = { slotId };
    pendingHold.current = request;
    dispatch({ type: 'holdRequested' });
    try {
      const expiresAt = await enqueue(() => holdSlot(slotId));
      if (pendingHold.current === request) dispatch({ type: 'held', slotId, expiresAt });
      // Releases this hold if the visitor has chosen another slot since, unless they have returned to this one.
      else if (pendingHold.current?.slotId !== slotId) release(slotId);
    } catch (error) {
      if (pendingHold.current !== request) return;
      dispatch({ type: 'holdRejected', slotId, problem: getTourErrorText(error, tourText.holdFailed) });
      if (getErrorCode(error) === 'slot_unavailable') void refresh();
    } finally {
      if (pendingHold.current === request) pendingHold.current = null;
    }
  };
  const ignorePendingHold = () => {
    pendingHold.current = null;
  };
  return { requestHold, ignorePendingHold };
}

/** Checks every second, and when a tab wakes up, whether the hold has expired. */
function useHoldClock({ hold }: TourState, dispatch: Dispatch, refresh: () => Promise<void>): void {
  const expireIfOver = useEffectEvent((expiresAt: number) => {
    if (!hasTourHoldExpired(expiresAt, getServerTime())) return;
    dispatch({ type: 'expired' });
    void refresh();
  });
  useEffect(() => {
    if (!hold) return;
    const check = () => expireIfOver(hold.expiresAt);
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
  { refresh, onCompleted }: { refresh: () => Promise<void>; onCompleted: (tour: BookTourResponse) => void },
) {
  // Prevents booking twice, because a second click can come before the first one has rendered.
  const inFlight = useRef(false);
  return async (website: string) => {
    if (step !== 'details' || !slot || busy || inFlight.current || !areTourDetailsValid(details)) return;
    inFlight.current = true;
    dispatch({ type: 'bookRequested' });
    try {
      const tour = await bookSlot(slot.id, details, website);
      dispatch({ type: 'booked' });
      onCompleted(tour);
    } catch (error) {
      const lost = ['slot_unavailable', 'hold_expired'].includes(getErrorCode(error));
      dispatch({ type: 'bookRejected', problem: getTourErrorText(error, tourText.bookFailed), lost });
      if (lost) void refresh();
    } finally {
      inFlight.current = false;
    }
  };
}

function getErrorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : '';
}
