import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { isSameSnapshot, toClassSnapshot } from '../../../lib/storage/class-snapshot.ts';
import { removeHold, saveHold } from '../../../lib/storage/held-places.ts';
import { getHold, placeHold } from './checkout-api.ts';

/** State of checkout's hold. `none`: this browser has no such hold. */
export type HoldState =
  | { at: 'loading' }
  | { at: 'none' }
  | { at: 'failed'; message: string }
  | { at: 'held'; hold: HoldClassResponse };

/** Reason why holding again failed. `unavailable`: the class no longer has enough places, or can't be booked any more. */
export interface RenewHoldProblem {
  unavailable: boolean;
  message: string;
}

export interface CheckoutHold {
  state: HoldState;
  /** Refetches the hold and the number of free places. */
  reload: () => Promise<void>;
  /** Extends the shown hold during payment. `expiresAt` is in epoch seconds. */
  extend: (expiresAt: number) => void;
  /**
   * Refetches the hold. If the class has changed, shows the hold and returns false. Returns true when nothing
   * changed or the request failed.
   */
  checkHold: () => Promise<boolean>;
  /** Accepts the class as shown. Returns the hold; on failure returns null and sets `problem`. */
  accept: () => Promise<HoldClassResponse | null>;
  /** Holds `places` of the class again. Returns the hold; on failure returns null and sets `problem`. */
  holdAgain: (places: number) => Promise<HoldClassResponse | null>;
  /** Moves a live hold to the current member or guest, whose prices then apply. On failure the hold stays unchanged. */
  transferHold: () => Promise<void>;
  isHoldingAgain: boolean;
  problem: RenewHoldProblem | null;
}

/** Loads the hold in the URL and saves it for the rest of the site. */
export function useCheckoutHold(classId: string, holdId: string): CheckoutHold {
  const [state, setState] = useState<HoldState>({ at: 'loading' });

  useEffect(() => {
    if (state.at === 'held') saveHold(state.hold);
    if (state.at === 'none' && holdId) removeHold(holdId);
  }, [state, holdId]);

  const reload = async () => {
    if (!holdId) return setState({ at: 'none' });
    try {
      setState({ at: 'held', hold: await getHold(holdId) });
    } catch (error) {
      setState((before) => (before.at === 'held' ? before : toHoldState(error)));
    }
  };
  const load = useEffectEvent((id: string) => {
    if (state.at === 'held' && state.hold.holdId === id) return;
    void reload();
  });
  useEffect(() => load(holdId), [holdId]);

  const checkHold = async () => {
    if (state.at !== 'held') return true;
    const shown = toClassSnapshot(state.hold.class);
    const hold = await getHold(state.hold.holdId).catch(() => null);
    if (!hold) return true;
    const after = toClassSnapshot(hold.class);
    // Another tab of this browser may have accepted a change that this tab hasn't shown.
    const changed = hold.changed ?? (isSameSnapshot(shown, after) ? null : { before: shown, after });
    if (changed) setState({ at: 'held', hold: { ...hold, changed } });
    return !changed;
  };

  const placing = useMutation({
    mutationFn: ({ places, seen }: { places: number; seen: AcceptedClassDetails | undefined }) =>
      placeHold(classId, places, seen),
    onSuccess: (hold) => setState({ at: 'held', hold }),
    onError: async (error) => {
      // Refetches how many places are free, which decides what the page offers next.
      if (isUnavailable(error)) await reload();
    },
  });
  const requestHold = (places: number, seen?: AcceptedClassDetails) =>
    placing.mutateAsync({ places, seen }).catch(() => null);

  const shown = state.at === 'held' ? state.hold : null;
  const holdAgain = (places: number) =>
    requestHold(places, shown ? (shown.changed?.before ?? toClassSnapshot(shown.class)) : undefined);
  const accept = async () => shown && requestHold(shown.places, toClassSnapshot(shown.class));

  const transferHold = async () => {
    if (state.at !== 'held' || state.hold.status !== 'LIVE') return;
    const { class: slot, places, holdExpiresAt } = state.hold;
    if (holdExpiresAt * 1000 <= getServerTime().getTime()) return;
    try {
      setState({ at: 'held', hold: await placeHold(slot.classId, places) });
    } catch {
      // The hold stays unchanged. Opening the payment assigns it to the member anyway.
    }
  };

  const extend = (expiresAt: number) =>
    setState((before) =>
      before.at === 'held' ? { at: 'held', hold: { ...before.hold, holdExpiresAt: expiresAt } } : before,
    );

  return {
    state,
    reload,
    checkHold,
    accept,
    extend,
    holdAgain,
    transferHold,
    isHoldingAgain: placing.isPending,
    problem: placing.error && {
      unavailable: isUnavailable(placing.error),
      message: describeHoldFailure(placing.error),
    },
  };
}

/** Describes why holding again failed. If no response arrived, says that the hold may already have started. */
export function describeHoldFailure(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome(
        'your hold may already have started',
        'You can safely try again: you won’t get a second hold.',
      )
    : toApiFailure(error).message || 'Could not hold the class';
}

function isUnavailable(error: Error): boolean {
  return toApiFailure(error).code === 'slot_unavailable';
}

function toHoldState(error: unknown): HoldState {
  const { code, message } = toApiFailure(error);
  return code === 'not_found' ? { at: 'none' } : { at: 'failed', message };
}
