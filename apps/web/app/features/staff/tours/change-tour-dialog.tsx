import type { StaffTour } from '@studio/contracts/staff-tours';
import { formatDayMedium, formatMomentMedium, formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { tourQueries } from './tour-queries.ts';
import { cancelTourAsStaff, moveTourAsStaff } from './tours-api.ts';

interface ChangeTourDialogProps {
  tour: StaffTour;
  action: 'move' | 'cancel';
  onClose: () => void;
}

/** Dialog that moves or cancels a tour. The server emails the client, without the reason. */
export function ChangeTourDialog({ tour, action, onClose }: ChangeTourDialogProps) {
  const id = useId();
  const [slotId, setSlotId] = useState('');
  const [reason, setReason] = useState('');
  const name = `${tour.firstName} ${tour.lastName}`;
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: () =>
      action === 'move'
        ? moveTourAsStaff(tour.tourId, slotId, reason)
        : cancelTourAsStaff(tour.tourId, reason),
    onSuccess: () => {
      showToast(`Tour for ${name} ${action === 'move' ? 'moved' : 'cancelled'}.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: tourQueries.all });
    },
  });
  const missingReason = reason.trim() === '' ? 'Enter a reason.' : null;
  const texts =
    action === 'move'
      ? {
          title: `Move tour for ${name}`,
          label: 'Move tour',
          busyLabel: 'Moving…',
          problem: slotId === '' ? 'Choose a new time.' : missingReason,
        }
      : {
          title: `Cancel tour for ${name}?`,
          kind: 'danger' as const,
          label: 'Cancel tour',
          busyLabel: 'Cancelling…',
          closeLabel: 'Keep tour',
          problem: missingReason,
        };
  return (
    <ConfirmDialog
      {...texts}
      open
      onConfirm={() => changing.mutate()}
      onClose={onClose}
      busy={changing.isPending}
      failure={describeMutationError(changing.error)}
    >
      <p className="text-small text-stone">
        {formatMomentMedium(new Date(tour.start))}. We’ll email the client.
      </p>
      {action === 'move' && <SlotField id={`${id}slot`} value={slotId} onChange={setSlotId} />}
      <TextField
        id={`${id}reason`}
        label="Reason"
        hint="Saved in the activity log. The client doesn’t see it."
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

interface SlotFieldProps {
  id: string;
  value: string;
  onChange: (slotId: string) => void;
}

/** Field with the free slots of the next four weeks, by day. */
function SlotField({ id, value, onChange }: SlotFieldProps) {
  const { data: slots, isError, isFetching, refetch } = useQuery(tourQueries.freeSlots());
  if (!slots)
    return isError ? (
      <LoadError title="Couldn’t load free slots." busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="h-13 rounded-input" />
    );
  const days = [...new Set(slots.map(({ date }) => date))];
  return (
    <ChoiceField id={id} label="New time" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{slots.length > 0 ? 'Choose a time' : 'No free slots in the next 4 weeks'}</option>
      {days.map((date) => (
        <optgroup key={date} label={formatDayMedium(date)}>
          {slots
            .filter((slot) => slot.date === date)
            .map((slot) => (
              <option key={slot.slotId} value={slot.slotId}>
                {formatDayMedium(date)}, {formatTime(new Date(slot.start))}
              </option>
            ))}
        </optgroup>
      ))}
    </ChoiceField>
  );
}
