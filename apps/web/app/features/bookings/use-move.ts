import type { MoveOptionsAnswer } from '@studio/contracts/member-bookings';
import { useState } from 'react';
import { ApiError, isUnheard, unheardSentence } from '../../lib/api-error.ts';
import { useLoad } from '../../lib/use-load.ts';
import { type BookingAddress, moveBooking, moveOptions } from './bookings-api.ts';

type Slot = MoveOptionsAnswer['classes'][number];

/** Trying again would not help a booking that cannot be moved: the server says why, and what can be done instead. */
function whyItStays(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_movable') return { stays: error.message };
  throw error;
}

/** Moving one booking: the classes that it can go to, the chosen one, and the move itself. */
export function useMove(address: BookingAddress, open: boolean, onMoved: () => Promise<void>) {
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const options = useLoad(open ? `${address.bookingId} ${from ?? ''}` : null, () =>
    moveOptions(address, from).then((found) => ({ ...found, stays: null }), whyItStays),
  );
  const move = async () => {
    if (!chosen) return;
    setBusy(true);
    setProblem(null);
    try {
      await moveBooking(address, chosen.classId);
      await onMoved();
      setChosen(null);
    } catch (error) {
      setProblem(
        isUnheard(error)
          ? unheardSentence('your booking may already be moved', 'Try again: it moves only once.')
          : (error instanceof Error && error.message) || 'The booking could not be moved.',
      );
      options.again();
    } finally {
      setBusy(false);
    }
  };
  const show = (start: string | null) => {
    setFrom(start);
    setChosen(null);
    setProblem(null);
  };
  const choose = (slot: Slot) => {
    setChosen(slot);
    setProblem(null);
  };
  return { options, from, show, chosen, choose, busy, problem, move };
}
