import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { reopeningText } from './day-closing.ts';
import { reopenDay } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface ReopenDayDialogProps {
  week: GetTimetableWeekResponse;
  /** Closed day of this week. */
  date: string;
  onClose: () => void;
}

/** Dialog that reopens a closed day. */
export function ReopenDayDialog({ week, date, onClose }: ReopenDayDialogProps) {
  const closure = week.closures.find((one) => one.date === date);
  const hasCancelled = week.classes.some((cell) => cell.date === date && cell.status === 'CANCELLED');
  const queryClient = useQueryClient();
  const reopening = useMutation({
    mutationFn: reopenDay,
    onSuccess: (_response, reopened) => {
      showToast(`Studio reopened on ${formatDayMedium(reopened)}.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Reopen the studio on ${formatDayMedium(date)}?`}
      onConfirm={() => reopening.mutate(date)}
      onClose={onClose}
      busy={reopening.isPending}
      failure={describeMutationError(reopening.error)}
      label="Reopen the studio"
      busyLabel="Reopening…"
      closeLabel="Keep closed"
    >
      <p className="text-small text-stone">
        {closure && `Closed: ${closure.name}. `}
        {hasCancelled ? reopeningText : 'There are no cancelled classes to restore.'}
      </p>
    </ConfirmDialog>
  );
}
