import type { HoldAnswer } from '@studio/contracts/bookings';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { getHold, placeHold } from './checkout-api.ts';

/** The hold that checkout is about. `none`: this browser has no such hold. */
export type HoldState =
  | { at: 'loading' }
  | { at: 'none' }
  | { at: 'failed'; message: string }
  | { at: 'held'; hold: HoldAnswer };

/** Why holding again did not work. `unavailable`: the class has not so many places now. */
export interface HoldAgainProblem {
  unavailable: boolean;
  message: string;
}

export interface HoldControl {
  state: HoldState;
  /** Reads the hold once more: whether it still stands, and how many places are free. */
  reload: () => Promise<void>;
  /** The server keeps the places longer while the bank is asked; `expiresAt` in epoch seconds. */
  extend: (expiresAt: number) => void;
  /** Holds the same class again, `places` of it; null when that did not work, and `problem` says why. */
  again: (places: number) => Promise<HoldAnswer | null>;
  /** Makes a hold that stands the hold of who is signed in now, at their price; nothing else about it changes. */
  handOver: () => Promise<void>;
  holdingAgain: boolean;
  problem: HoldAgainProblem | null;
}

/** Loads the hold of the address and keeps it. */
export function useHold(classId: string, holdId: string): HoldControl {
  const [state, setState] = useState<HoldState>({ at: 'loading' });
  const [holdingAgain, setHoldingAgain] = useState(false);
  const [problem, setProblem] = useState<HoldAgainProblem | null>(null);

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

  const again = async (places: number) => {
    setHoldingAgain(true);
    setProblem(null);
    try {
      const hold = await placeHold(classId, places);
      setState({ at: 'held', hold });
      return hold;
    } catch (error) {
      const { code, message } = failureOf(error);
      const unavailable = code === 'slot_unavailable';
      // How many places are left decides what is offered next.
      if (unavailable) await reload();
      setProblem({ unavailable, message: message || 'Could not hold the class' });
      return null;
    } finally {
      setHoldingAgain(false);
    }
  };

  const handOver = async () => {
    if (state.at !== 'held' || state.hold.status !== 'LIVE') return;
    const { class: slot, places, holdExpiresAt } = state.hold;
    if (holdExpiresAt * 1000 <= serverNow().getTime()) return;
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

  return { state, reload, extend, again, handOver, holdingAgain, problem };
}

function unread(error: unknown): HoldState {
  const { code, message } = failureOf(error);
  return code === 'not_found' ? { at: 'none' } : { at: 'failed', message };
}
