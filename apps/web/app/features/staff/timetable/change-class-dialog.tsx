import type {
  ChangeClassResponse,
  ClassChanges,
  GetTimetableClassResponse,
} from '@studio/contracts/staff-timetable';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ChangeClassFields, type ChangedField } from './change-class-fields.tsx';
import { ScopeField } from './scope-field.tsx';
import { type ChangeScope, changeClass } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';
import { describeNotifiedBookings, formatClassCount } from './week-text.ts';

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
  const id = useId();
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
    onSuccess: (_response, saved) => {
      showToast(saved.scope === 'one' ? 'Class changed.' : 'This and later classes changed.');
      onClose();
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const failure = describeMutationError(saving.error);
  return (
    <Dialog open onClose={onClose} labelledBy={id} busy={saving.isPending}>
      <h2 id={id} className="text-h3">
        {titles[what]}
      </h2>
      <p className="mt-2 text-small text-stone">
        {cell.title}, {formatMomentMedium(new Date(cell.start))}
      </p>
      <div className="mt-5 grid gap-5">
        <ChangeClassFields
          what={what}
          details={details}
          changes={changes}
          onChange={setChanges}
          choices={choices}
          free={free?.instructors ?? null}
          error={error ? toApiFailure(error).message : undefined}
        />
        {series && <ScopeField value={scope} onChange={setScope} />}
      </div>
      <p aria-live="polite" className="mt-4 min-h-5 text-small text-stone">
        {preview && describeConsequence(preview, scope, what)}
      </p>
      {failure && !error && (
        <div className="mt-3">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          wide
          busy={saving.isPending}
          busyLabel="Saving…"
          incomplete={!changedFields || error !== null}
          onClick={() => (changedFields ? saving.mutate({ scope, changes: changedFields }) : onClose())}
        >
          {titles[what]}
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the changes that differ from the current values; null if there are none. */
function getChangedFields(
  changes: ClassChanges,
  { class: cell, price }: GetTimetableClassResponse,
): ClassChanges | null {
  const now: ClassChanges = {
    time: cell.time,
    roomId: cell.roomId,
    instructorId: cell.instructorId,
    capacity: cell.capacity + cell.bedsOutOfService,
    price,
  };
  const different = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== now[name as keyof ClassChanges],
  );
  return different.length > 0 ? Object.fromEntries(different) : null;
}

function describeConsequence(
  { changed, notified }: ChangeClassResponse,
  scope: ChangeScope,
  what: ChangedField,
): string {
  const classes =
    scope === 'following'
      ? `${formatClassCount(changed)} will change, and later ones as they’re added. `
      : '';
  if (what === 'price') return `${classes}Existing bookings keep their price.`;
  return `${classes}${describeNotifiedBookings(notified)}`;
}
