import type { StaffTour } from '@studio/contracts/staff-tours';
import { formatDayMedium, formatMomentMedium, formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { tourQueries } from './tour-queries.ts';
import { cancelTour, moveTour } from './tours-api.ts';

interface ChangeTourDialogProps {
  tour: StaffTour;
  action: 'move' | 'cancel';
  onClose: () => void;
}

/** Dialog that moves or cancels a tour. The server emails the visitors, without the reason. */
export function ChangeTourDialog({ tour, action, onClose }: ChangeTourDialogProps) {
  const id = useId();
  const [slotId, setSlotId] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const name = `${tour.firstName} ${tour.lastName}`;
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: () =>
      action === 'move' ? moveTour(tour.tourId, slotId, reason) : cancelTour(tour.tourId, reason),
    onSuccess: () => {
      showToast(`Tour for ${name} ${action === 'move' ? 'moved' : 'cancelled'}.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: tourQueries.all });
    },
  });
  const busy = changing.isPending;
  const failure = describeMutationError(changing.error);
  const missing = { slot: action === 'move' && slotId === '', reason: reason.trim() === '' };
  const change = () => {
    setTried(true);
    if (!missing.slot && !missing.reason) changing.mutate();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {action === 'move' ? `Move tour for ${name}` : `Cancel tour for ${name}?`}
      </h2>
      <p className="mt-2 text-small text-stone">
        {formatMomentMedium(new Date(tour.start))}. We’ll email them.
      </p>
      <div className="mt-5 grid gap-5">
        {action === 'move' && (
          <SlotField
            id={`${id}slot`}
            value={slotId}
            onChange={setSlotId}
            error={tried && missing.slot ? 'Choose a new time.' : undefined}
          />
        )}
        <TextField
          id={`${id}reason`}
          label="Reason"
          hint="For the activity log. Not in the email."
          maxLength={200}
          value={reason}
          error={tried && missing.reason ? 'Enter a reason.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button
          kind={action === 'move' ? 'primary' : 'danger'}
          wide
          busy={busy}
          busyLabel={action === 'move' ? 'Moving…' : 'Cancelling…'}
          onClick={change}
        >
          {action === 'move' ? 'Move tour' : 'Cancel tour'}
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          {action === 'move' ? 'Cancel' : 'Keep tour'}
        </Button>
      </div>
    </Dialog>
  );
}

interface SlotFieldProps {
  id: string;
  value: string;
  onChange: (slotId: string) => void;
  error: string | undefined;
}

/** Field with the free slots of the next four weeks, by day. */
function SlotField({ id, value, onChange, error }: SlotFieldProps) {
  const { data: slots, isError, isFetching, refetch } = useQuery(tourQueries.freeSlots());
  if (!slots)
    return isError ? (
      <LoadError title="Couldn’t load free slots." busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="h-13 rounded-input" />
    );
  const days = [...new Set(slots.map(({ date }) => date))];
  return (
    <ChoiceField
      id={id}
      label="New time"
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
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
