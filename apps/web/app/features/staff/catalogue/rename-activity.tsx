import { maxActivityLabelLength } from '@studio/domain/catalogue/activity-label';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { renameActivity } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';

/** Button with a dialog that renames an activity. */
export function RenameActivity({ activity }: { activity: { id: string; label: string } }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const label = (typed ?? '').trim();
  const renaming = useMutation({
    mutationFn: renameActivity,
    onSuccess: () => {
      showToast(`${activity.label} renamed to ${label}.`);
      setTyped(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all }),
  });
  const isConflict = toApiFailure(renaming.error).code === 'edit_conflict';
  return (
    <>
      <button
        type="button"
        className="text-link min-h-11 px-1 text-small font-medium"
        aria-label={`Rename ${activity.label}`}
        onClick={() => setTyped(activity.label)}
      >
        Rename
      </button>
      <ConfirmDialog
        title={`Rename ${activity.label}`}
        open={typed !== null}
        onConfirm={() => renaming.mutate({ id: activity.id, label, previousLabel: activity.label })}
        onClose={() => {
          renaming.reset();
          setTyped(null);
        }}
        busy={renaming.isPending}
        problem={label === '' ? 'Enter a name, for example Barre.' : null}
        failure={
          isConflict
            ? `Someone else has renamed this activity to ${activity.label}. Save again to use your name for it instead.`
            : describeMutationError(renaming.error)
        }
        label="Save name"
        busyLabel="Saving…"
      >
        <TextField
          id={`${id}label`}
          label="Name"
          hint="Clients see this name on the timetable, in prices, bookings and emails, and in the chat. The website’s own texts won’t change: to find this name in them, use Find text under Website."
          maxLength={maxActivityLabelLength}
          value={typed ?? ''}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
