import type { TourHours } from '@studio/contracts/opening-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { tourQueries } from './tour-queries.ts';
import { saveTourHours } from './tours-api.ts';

const kinds = [
  { kind: 'weekdays', label: 'Monday to Friday' },
  { kind: 'saturday', label: 'Saturday' },
  { kind: 'sunday', label: 'Sunday' },
] as const;

const usual = { opens: '10:00', closes: '16:00' };

interface TourHoursDialogProps {
  hours: TourHours;
  onClose: () => void;
}

/**
 * Dialog that edits the hours in which tours take place, in slots of 30 minutes. Booked tours aren't
 * affected.
 */
export function TourHoursDialog({ hours: before, onClose }: TourHoursDialogProps) {
  const id = useId();
  const [hours, setHours] = useState(before);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => saveTourHours(hours),
    onSuccess: () => {
      showToast('Tour hours saved.');
      onClose();
      return queryClient.invalidateQueries({ queryKey: tourQueries.all });
    },
  });
  const backwards = kinds.filter(({ kind }) => {
    const day = hours[kind];
    return day && day.opens >= day.closes;
  });
  return (
    <ConfirmDialog
      open
      title="Edit tour hours"
      onConfirm={() => saving.mutate()}
      onClose={onClose}
      busy={saving.isPending}
      failure={describeMutationError(saving.error)}
      label="Save tour hours"
      busyLabel="Saving…"
      disabled={backwards.length > 0}
    >
      <p className="text-small text-stone">Each tour lasts 30 minutes. Booked tours won’t change.</p>
      {kinds.map(({ kind, label }) => {
        const day = hours[kind];
        const wrong = backwards.some((other) => other.kind === kind);
        const set = (change: Partial<typeof usual>) =>
          setHours({ ...hours, [kind]: { ...(day ?? usual), ...change } });
        return (
          <fieldset key={kind}>
            <legend className="sr-only">{label}</legend>
            <CheckboxField
              id={`${id}${kind}`}
              checked={day !== null}
              onChange={(event) => setHours({ ...hours, [kind]: event.target.checked ? usual : null })}
            >
              {label}
            </CheckboxField>
            {day && (
              <div className="mt-2 grid grid-cols-2 gap-3 pl-9">
                <TextField
                  id={`${id}${kind}opens`}
                  label="From"
                  type="time"
                  step={1800}
                  value={day.opens}
                  onChange={(event) => set({ opens: event.target.value })}
                />
                <TextField
                  id={`${id}${kind}closes`}
                  label="To"
                  type="time"
                  step={1800}
                  value={day.closes}
                  error={wrong ? 'Choose an end time after the start time.' : undefined}
                  onChange={(event) => set({ closes: event.target.value })}
                />
              </div>
            )}
          </fieldset>
        );
      })}
    </ConfirmDialog>
  );
}
