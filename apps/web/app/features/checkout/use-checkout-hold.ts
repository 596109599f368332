import type { HoldClassResponse } from '@studio/contracts/holds';
import type { SeenClass } from '@studio/contracts/seen-class';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSameSnapshot, toClassSnapshot } from '../../lib/class-snapshot.ts';
import { removeHold, saveHold } from '../../lib/held-places.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { getHold, placeHold } from './checkout-api.ts';

/** The hold that checkout is about. `none`: this browser has no such hold. */
export type HoldState =
  | { at: 'loading' }
  | { at: 'none' }
  | { at: 'failed'; message: string }
  | { at: 'held'; hold: HoldClassResponse };

/** Why holding again did not work. `unavailable`: the class has not so many places now. */
export interface RenewHoldProblem {
  unavailable: boolean;
  message: string;
}

export interface CheckoutHold {
  state: HoldState;
  /** Reads the hold once more: whether it still stands, and how many places are free. */
  reload: () => Promise<void>;
  /** The server keeps the places longer while the bank is asked; `expiresAt` in epoch seconds. */
  extend: (expiresAt: number) => void;
  /**
   * Reads the hold once more, and shows it when the class has changed: then false. True while it is as it is shown, and when
   * it cannot be read.
   */
  look: () => Promise<boolean>;
  /** Accepts the class as it is shown; null when that did not work, and `problem` says why. */
  accept: () => Promise<HoldClassResponse | null>;
  /** Holds the same class again, `places` of it; null when that did not work, and `problem` says why. */
  again: (places: number) => Promise<HoldClassResponse | null>;
  /** Makes a hold that stands the hold of who is signed in now, at their price; nothing else about it changes. */
  handOver: () => Promise<void>;
  holdingAgain: boolean;
  problem: RenewHoldProblem | null;
}

/** Loads the hold of the address and keeps it. */
export function useCheckoutHold(classId: string, holdId: string): CheckoutHold {
  const [state, setState] = useState<HoldState>({ at: 'loading' });
  const [holdingAgain, setHoldingAgain] = useState(false);
  const [problem, setProblem] = useState<RenewHoldProblem | null>(null);

  useEffect(() => {
    if (state.at === 'held') saveHold(state.hold);
    if (state.at === 'none' && holdId) removeHold(holdId);
  }, [state, holdId]);

  const reload = async () => {
    if (!holdId) return setState({ at: 'none' });
    try {
      setState({ at: 'held', hold: await getHold(holdId) });
    } catch (error) {
      setState((before) => (before.at === 'held' ? before : unread(error)));
    }
  };
  const load = useEffectEvent((id: string) => {
    if (state.at === 'held' && state.hold.holdId === id) return;
    void reload();
  });
  useEffect(() => load(holdId), [holdId]);

  const look = async () => {
    if (state.at !== 'held') return true;
    const shown = toClassSnapshot(state.hold.class);
    const hold = await getHold(state.hold.holdId).catch(() => null);
    if (!hold) return true;
    const after = toClassSnapshot(hold.class);
    // Another tab of this browser may have accepted what this one has not shown.
    const changed = hold.changed ?? (isSameSnapshot(shown, after) ? null : { before: shown, after });
    if (changed) setState({ at: 'held', hold: { ...hold, changed } });
    return !changed;
  };

  const place = async (places: number, seen?: SeenClass) => {
    setHoldingAgain(true);
    setProblem(null);
    try {
      const hold = await placeHold(classId, places, seen);
      setState({ at: 'held', hold });
      return hold;
    } catch (error) {
      const { code, message } = toApiFailure(error);
      const unavailable = code === 'slot_unavailable';
      // How many places are left decides what is offered next.
      if (unavailable) await reload();
      setProblem({ unavailable, message: message || 'Could not hold the class' });
      return null;
    } finally {
      setHoldingAgain(false);
    }
  };

  const shown = state.at === 'held' ? state.hold : null;
  const again = (places: number) =>
    place(places, shown ? (shown.changed?.before ?? toClassSnapshot(shown.class)) : undefined);
  const accept = async () => shown && place(shown.places, toClassSnapshot(shown.class));

  const handOver = async () => {
    if (state.at !== 'held' || state.hold.status !== 'LIVE') return;
    const { class: slot, places, holdExpiresAt } = state.hold;
    if (holdExpiresAt * 1000 <= getServerTime().getTime()) return;
    try {
      setState({ at: 'held', hold: await placeHold(slot.classId, places) });
    } catch {
      // The hold still stands as it was; paying for it asks again.
    }
  };

  const extend = (expiresAt: number) =>
    setState((before) =>
      before.at === 'held' ? { at: 'held', hold: { ...before.hold, holdExpiresAt: expiresAt } } : before,
    );

  return { state, reload, look, accept, extend, again, handOver, holdingAgain, problem };
}

function unread(error: unknown): HoldState {
  const { code, message } = toApiFailure(error);
  return code === 'not_found' ? { at: 'none' } : { at: 'failed', message };
}
