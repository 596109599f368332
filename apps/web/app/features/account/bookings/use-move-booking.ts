import type { ListMoveOptionsResponse } from '@studio/contracts/member-bookings';
import { useState } from 'react';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type BookingLink, listMoveOptions, moveBooking } from './bookings-api.ts';

type Slot = ListMoveOptionsResponse['classes'][number];

/**
 * Returns the server's explanation of why the booking can't be moved (`not_movable`), because retrying can't
 * help. Rethrows other errors.
 */
function explainNotMovable(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_movable') return { notMovableReason: error.message };
  throw error;
}

export function useMoveBooking(link: BookingLink, open: boolean, onMoved: () => Promise<void>) {
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const options = useQuery(open ? `${link.bookingId} ${from ?? ''}` : null, () =>
    listMoveOptions(link, from).then((found) => ({ ...found, notMovableReason: null }), explainNotMovable),
  );
  const move = async () => {
    if (!chosen) return;
    setBusy(true);
    setProblem(null);
    try {
      await moveBooking(link, chosen.classId);
      await onMoved();
      setChosen(null);
    } catch (error) {
      setProblem(
        hasNoResponse(error)
          ? describeUnknownOutcome('your booking may already have been moved', 'You can safely try again.')
          : (error instanceof Error && error.message) || 'We couldn’t move your booking. Try again.',
      );
      options.refetch();
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
