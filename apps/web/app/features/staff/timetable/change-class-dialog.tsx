import type {
  ChangeClassResponse,
  ClassChanges,
  GetTimetableClassResponse,
} from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ChangeClassFields, type ChangedField } from './change-class-fields.tsx';
import { ClassOrSeriesField } from './class-or-series-field.tsx';
import { type ChangeScope, changeClass } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';
import { describeNotifiedBookings } from './week-text.ts';

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
 * Dialog that changes one detail of a class or of all later classes of its series. Shows beforehand who will
 * be notified, or why the change isn't possible.
 */
export function ChangeClassDialog({ details, what, onClose }: ChangeClassDialogProps) {
  const { class: cell, series } = details;
  const [scope, setScope] = useState<ChangeScope>('one');
  const [changes, setChanges] = useState<ClassChanges>({});
  const { data: choices = null } = useQuery(timetableQueries.classOptions());
  const { data: free } = useQuery({
    ...timetableQueries.freeInstructors(cell.classId),
    enabled: what === 'instructor',
  });
  const changedFields = getChangedFields(changes, details);
  const { data: preview, error } = useQuery({
    ...timetableQueries.change(cell.classId, scope, changedFields ?? {}),
    enabled: changedFields !== null,
  });
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (input: { scope: ChangeScope; changes: ClassChanges }) =>
      changeClass(cell.classId, input.scope, input.changes, false),
    onSuccess: ({ notified }, saved) => {
      const newInstructor = choices?.instructors.find(({ id }) => id === saved.changes.instructorId)?.name;
      showToast(describeSavedChange({ notified, scope: saved.scope, newInstructor }));
      onClose();
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
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
      disabled={!changedFields || error !== null}
    >
      <p className="text-small text-stone">
        {cell.title}, {formatMomentMedium(new Date(cell.start))}
      </p>
      <ChangeClassFields
        what={what}
        details={details}
        changes={changes}
        onChange={setChanges}
        choices={choices}
        free={free?.instructors ?? null}
        error={error ? toApiFailure(error).message : undefined}
      />
      {series && <ClassOrSeriesField klass={cell} value={scope} onChange={setScope} />}
      <p aria-live="polite" className="min-h-5 text-small text-stone">
        {preview && describeConsequence(preview, scope, what)}
      </p>
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

function describeSavedChange({
  notified,
  scope,
  newInstructor,
}: {
  notified: number;
  scope: ChangeScope;
  newInstructor: string | undefined;
}): string {
  const classes = scope === 'one' ? 'this class' : 'this and later classes';
  const change = newInstructor
    ? `${newInstructor} now teaches ${classes}.`
    : scope === 'one'
      ? 'Class changed.'
      : 'This and later classes changed.';
  return notified > 0 ? `${change} We’ve emailed ${formatCount(notified, 'client')}.` : change;
}

function describeConsequence(
  { changed, notified }: ChangeClassResponse,
  scope: ChangeScope,
  what: ChangedField,
): string {
  const classes =
    scope === 'following'
      ? `${formatCount(changed, 'class', 'classes')} will change, and later ones as they’re added. `
      : '';
  if (what === 'price') return `${classes}Existing bookings keep their price.`;
  if (what === 'instructor') {
    const clients = notified > 0 ? `${describeNotifiedBookings(notified)} ` : '';
    return `${classes}${clients}We’ll email both instructors if they have an account.`;
  }
  return `${classes}${describeNotifiedBookings(notified)}`;
}
