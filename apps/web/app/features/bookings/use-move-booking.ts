import type { MoveOptionsResponse } from '@studio/contracts/member-bookings';
import { useState } from 'react';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../../lib/api-error.ts';
import { useQuery } from '../../lib/use-query.ts';
import { type BookingLink, listMoveOptions, moveBooking } from './bookings-api.ts';

type Slot = MoveOptionsResponse['classes'][number];

/** Returns the server's explanation for `not_movable`, because retrying can't help. Rethrows other errors. */
function whyItStays(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_movable') return { stays: error.message };
  throw error;
}

export function useMoveBooking(address: BookingLink, open: boolean, onMoved: () => Promise<void>) {
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const options = useQuery(open ? `${address.bookingId} ${from ?? ''}` : null, () =>
    listMoveOptions(address, from).then((found) => ({ ...found, stays: null }), whyItStays),
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
        hasNoResponse(error)
          ? describeUnknownOutcome('your booking may already be moved', 'Try again: it moves only once.')
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
