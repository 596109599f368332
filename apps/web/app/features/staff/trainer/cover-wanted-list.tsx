import type { GetTrainerWeekResponse } from '@studio/contracts/trainer';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type TrainerSelection, trainerApi } from './trainer-api.ts';

interface CoverWantedListProps {
  selection: TrainerSelection;
  requests: GetTrainerWeekResponse['coverRequests'];
  onTaken: () => void;
}

/** Other instructors' classes that need cover. */
export function CoverWantedList({ selection, requests, onTaken }: CoverWantedListProps) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="cover-wanted" className="rounded-card bg-linen px-5 py-4">
      <h2 id="cover-wanted" className="flex items-center gap-2 font-semibold">
        <StaffIcon name="bell" size={20} />
        Cover needed
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {requests.map((request) => (
          <CoverWantedItem
            key={request.class.classId}
            request={request}
            selection={selection}
            onTaken={onTaken}
          />
        ))}
      </ul>
    </section>
  );
}

function CoverWantedItem({
  request: { class: klass, conflictingClass },
  selection,
  onTaken,
}: Pick<CoverWantedListProps, 'selection' | 'onTaken'> & {
  request: GetTrainerWeekResponse['coverRequests'][number];
}) {
  const { busy, failure, run } = useMutation();
  const take = async () => {
    if (await run(() => trainerApi.take(selection, klass.classId)))
      showToast('You’re now teaching this class.');
    onTaken();
  };
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
          busy={busy}
          busyLabel="Saving…"
          aria-label={`Take class: ${klass.title}, ${formatMomentShort(new Date(klass.start))}`}
          onClick={() => void take()}
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
