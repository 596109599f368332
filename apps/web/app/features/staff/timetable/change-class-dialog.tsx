import type { ClassChanges, GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRejected } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ChangeClassFields, type ChangedField } from './change-class-fields.tsx';
import { ClassOrSeriesField } from './class-or-series-field.tsx';
import { describeChangePreview, describeChangeRule, describeSavedChange } from './describe-change.ts';
import { type ChangeScope, changeClass } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

const titles: Record<ChangedField, string> = {
  instructor: 'Change instructor',
  time: 'Change time',
  places: 'Change places or room',
  price: 'Change price',
};

interface ChangeClassDialogProps {
  details: GetTimetableClassResponse;
  what: ChangedField;
  onClose: () => void;
}

/**
 * Dialog that changes one detail of a class, or of the class and all later ones of its series. Shows beforehand who will
 * be notified, or why the change isn't possible.
 */
export function ChangeClassDialog({ details, what, onClose }: ChangeClassDialogProps) {
  const { class: cell, series } = details;
  const [scope, setScope] = useState<ChangeScope>('one');
  const [changes, setChanges] = useState<ClassChanges>({});
  const { data: choices = null } = useQuery(timetableQueries.classOptions());
  const free = useQuery({
    ...timetableQueries.freeInstructors(cell.classId),
    enabled: what === 'instructor',
  });
  const changedFields = getChangedFields(changes, details);
  const {
    data: preview,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...timetableQueries.change(cell.classId, scope, changedFields ?? {}),
    enabled: changedFields !== null,
  });
  const isChecking = changedFields !== null && !preview && isFetching;
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (input: { scope: ChangeScope; changes: ClassChanges }) =>
      changeClass(cell.classId, input.scope, input.changes, false),
    onSuccess: (response, saved) => {
      const newInstructor = choices?.instructors.find(({ id }) => id === saved.changes.instructorId)?.name;
      showToast(describeSavedChange(response, saved.scope, newInstructor));
      onClose();
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  // The server rejects some changes, for example of a time that has passed. Other errors say nothing about the change.
  const rejection = isRejected(error) ? toApiFailure(error).message : undefined;
  return (
    <ConfirmDialog
      open
      title={titles[what]}
      onConfirm={() => changedFields && saving.mutate({ scope, changes: changedFields })}
      onClose={onClose}
      busy={saving.isPending}
      failure={error ? null : describeMutationError(saving.error)}
      label={titles[what]}
      busyLabel="Saving…"
      disabled={!changedFields || !preview || error !== null}
      checking={isChecking}
    >
      <p className="text-small text-stone">
        {cell.title}, {formatMomentMedium(new Date(cell.start))}, {cell.instructorName}
      </p>
      <ChangeClassFields
        what={what}
        details={details}
        changes={changes}
        onChange={setChanges}
        choices={choices}
        free={free.data?.instructors ?? null}
        error={rejection}
      />
      {what === 'instructor' && free.isLoading && (
        <p role="status" className="text-small text-stone">
          Loading instructors…
        </p>
      )}
      {free.isError && !free.data && (
        <LoadError title="Couldn’t load instructors." busy={free.isFetching} onRetry={free.refetch} />
      )}
      {series && (
        <ClassOrSeriesField klass={cell} everyMonth={series.everyMonth} value={scope} onChange={setScope} />
      )}
      <p aria-live="polite" className="min-h-5 text-small text-stone">
        {preview ? describeChangePreview(preview, scope, what) : !error && describeChangeRule(what)}
      </p>
      {error && rejection === undefined && (
        <LoadError
          title="Couldn’t check this change. Nothing has been changed."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
    </ConfirmDialog>
  );
}

/** Returns the changes that differ from the current values; null if there are none. */
function getChangedFields(
  changes: ClassChanges,
  { class: cell, pricePence }: GetTimetableClassResponse,
): ClassChanges | null {
  const now: ClassChanges = {
    time: cell.time,
    roomId: cell.roomId,
    instructorId: cell.instructorId,
    capacity: cell.capacity + cell.bedsOutOfService,
    pricePence,
  };
  const different = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== now[name as keyof ClassChanges],
  );
  return different.length > 0 ? Object.fromEntries(different) : null;
}
