import type { ListMoveOptionsResponse } from '@studio/contracts/member-bookings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { refetchBooking } from '../../../lib/query/member-query-keys.ts';
import { bookingQueries } from './booking-queries.ts';
import { type BookingLink, moveBooking } from './bookings-api.ts';

type Slot = ListMoveOptionsResponse['classes'][number];

export function useMoveBooking(link: BookingLink, open: boolean, onMoved: () => void) {
  const queryClient = useQueryClient();
  const [from, setFrom] = useState<string | null>(null);
  const [choice, setChosen] = useState<Slot | null>(null);
  const options = useQuery({ ...bookingQueries.moveOptions(link, from), enabled: open });
  const moving = useMutation({
    mutationFn: (slot: Slot) => moveBooking(link, slot),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: bookingQueries.all });
      await refetchBooking(queryClient, link.bookingId);
      setChosen(null);
      onMoved();
    },
    onError: () => void options.refetch(),
  });
  // After a failed move, the classes are refetched. The chosen class is taken from them, because it may have changed.
  const listed = options.data?.notMovableReason === null ? options.data.classes : [];
  const chosen = listed.find(({ classId }) => classId === choice?.classId) ?? choice;
  return {
    options,
    from,
    chosen,
    busy: moving.isPending,
    /** Error message of a failed move to the chosen class. Null after the member chooses another class. */
    problem:
      moving.error && moving.variables?.classId === chosen?.classId ? describeFailure(moving.error) : null,
    move: () => chosen && moving.mutate(chosen),
    show: (start: string | null) => {
      setFrom(start);
      setChosen(null);
    },
    choose: setChosen,
  };
}

function describeFailure(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome('your booking may already have been moved', 'You can safely try again.')
    : error.message || 'We couldn’t move your booking. Try again.';
}
