import type { AttendanceMark } from '@studio/contracts/staff-check-in';
import type { TrainerRosterRow } from '@studio/contracts/trainer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isRejected } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { trainerApi } from './trainer-api.ts';
import { trainerQueries } from './trainer-queries.ts';

const mutationKey = ['trainer', 'mark'] as const;

interface TrainerCheckInOptions {
  classId: string;
  row: TrainerRosterRow;
  onFailure: (message: string | null) => void;
}

/**
 * Checks in an attendee, or undoes this. The roster shows the change at once, and reverts it if the request fails.
 */
export function useTrainerCheckIn({ classId, row, onFailure }: TrainerCheckInOptions) {
  const { bookingId, name, checkedInAt } = row;
  const queryClient = useQueryClient();
  const { queryKey } = trainerQueries.class(classId);
  const show = (since: string | null) =>
    queryClient.setQueryData(
      queryKey,
      (response) =>
        response && {
          ...response,
          rows: response.rows.map((one) =>
            one.bookingId === bookingId ? { ...one, checkedInAt: since } : one,
          ),
        },
    );
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: saveMark,
    onMutate: async ({ kind, recordedAt }) => {
      onFailure(null);
      await queryClient.cancelQueries({ queryKey });
      show(kind === 'CHECKED_IN' ? recordedAt : null);
      return { checkedInAt };
    },
    onError: (error, _mark, before) => {
      if (before) show(before.checkedInAt);
      const message = isRejected(error)
        ? toApiFailure(error).message || 'We couldn’t save this check-in. Try again.'
        : `We didn’t get a response, so ${name} may not be checked in yet. Try again, or use the check-in page.`;
      onFailure(message);
    },
    // Refetches only after the last of several marks is saved. Earlier, the roster would lack the later marks.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey: trainerQueries.all })
        : undefined,
  });
  const toggle = () => {
    const kind = checkedInAt === null ? 'CHECKED_IN' : 'UNDONE';
    mutate({ id: crypto.randomUUID(), bookingId, recordedAt: getServerTime().toISOString(), kind });
  };
  return { isPending, toggle };
}

/** Saves the mark. Throws an ApiError if the server rejects it. */
async function saveMark(mark: AttendanceMark): Promise<void> {
  const { outcomes } = await trainerApi.saveMark(mark);
  const [outcome] = outcomes;
  if (outcome?.outcome === 'rejected')
    throw new ApiError(outcome.message ?? '', outcome.code ?? '', 409, outcome);
}
