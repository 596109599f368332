import type { GetTrainerWeekResponse } from '@studio/contracts/trainer';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type SelectedInstructorId, trainerApi } from './trainer-api.ts';
import { trainerQueries } from './trainer-queries.ts';

interface CoverWantedListProps {
  selection: SelectedInstructorId;
  requests: GetTrainerWeekResponse['coverRequests'];
}

/** Other instructors' classes that need cover. */
export function CoverWantedList({ selection, requests }: CoverWantedListProps) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="cover-wanted" className="rounded-card bg-linen px-5 py-4">
      <h2 id="cover-wanted" className="flex items-center gap-2 font-semibold">
        <StaffIcon name="bell" size={20} />
        Cover needed
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {requests.map((request) => (
          <CoverWantedItem key={request.class.classId} request={request} selection={selection} />
        ))}
      </ul>
    </section>
  );
}

function CoverWantedItem({
  request: { class: klass, conflictingClass },
  selection,
}: {
  selection: SelectedInstructorId;
  request: GetTrainerWeekResponse['coverRequests'][number];
}) {
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: () => trainerApi.takeCover(selection, klass.classId),
    onSuccess: () => showToast('You’re now teaching this class.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trainerQueries.all }),
  });
  const failure = describeMutationError(taking.error);
  return (
    <li className="py-3">
      <p className="font-medium">
        {formatMomentShort(new Date(klass.start))} · {klass.title}
      </p>
      <p className="text-small text-stone">
        {klass.cover?.requestedBy.name}: {klass.cover?.reason}
      </p>
      {conflictingClass ? (
        <p className="mt-1 text-small text-stone">{conflictingClass.replace(/^Teaches/, 'You teach')}</p>
      ) : (
        <Button
          size="small"
          className="mt-2"
          busy={taking.isPending}
          busyLabel="Saving…"
          aria-label={`Take class: ${klass.title}, ${formatMomentShort(new Date(klass.start))}`}
          onClick={() => taking.mutate()}
        >
          Take class
        </Button>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {failure}
        </p>
      )}
    </li>
  );
}
