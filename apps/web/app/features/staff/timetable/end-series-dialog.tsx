import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AffectedClasses } from './affected-classes.tsx';
import { endSeries } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface EndSeriesDialogProps {
  details: GetTimetableClassResponse;
  onClose: () => void;
  /** Called with the ids of the classes that have bookings, which staff must cancel next. */
  onDone: (withBookings: readonly string[]) => void;
}

/**
 * Dialog that ends a series from the open class on. The server cancels the classes without bookings; staff cancel those
 * with bookings next.
 */
export function EndSeriesDialog({ details, onClose, onDone }: EndSeriesDialogProps) {
  const { class: cell } = details;
  const { data: preview, error, isFetching } = useQuery(timetableQueries.endOfSeries(cell.classId));
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endSeries(cell.classId, false),
    onSuccess: ({ removed, withBookings }) => {
      showToast(
        removed > 0
          ? `Series ended. ${formatCount(removed, 'class', 'classes')} cancelled.`
          : 'Series ended.',
      );
      onDone(withBookings.map(({ classId }) => classId));
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title="End series?"
      onConfirm={() => ending.mutate()}
      onClose={onClose}
      busy={ending.isPending}
      failure={describeMutationError(ending.error) ?? (error && toApiFailure(error).message)}
      kind="danger"
      label="End series"
      busyLabel="Ending…"
      closeLabel="Keep series"
      disabled={!preview || error !== null}
      checking={!preview && isFetching}
    >
      <p className="text-small text-stone">
        {cell.title}: {formatMomentMedium(new Date(cell.start))} and all later classes.
      </p>
      <AffectedClasses
        response={preview}
        nextStep="Next, you can cancel them. Until then they stay on the timetable."
      />
    </ConfirmDialog>
  );
}
