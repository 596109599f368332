import type { TrainerWeekResponse } from '@studio/contracts/trainer';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation } from '../../lib/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { type TrainerSelection, trainerApi } from './trainer-api.ts';

interface WantedListProps {
  whose: TrainerSelection;
  wanted: TrainerWeekResponse['wanted'];
  onTaken: () => void;
}

/** Other instructors' classes that need cover. */
export function CoverWantedList({ whose, wanted, onTaken }: WantedListProps) {
  if (wanted.length === 0) return null;
  return (
    <section aria-labelledby="cover-wanted" className="rounded-card bg-linen px-5 py-4">
      <h2 id="cover-wanted" className="flex items-center gap-2 font-semibold">
        <StaffIcon name="bell" size={20} />
        Cover wanted
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {wanted.map((one) => (
          <Wanted key={one.class.classId} one={one} whose={whose} onTaken={onTaken} />
        ))}
      </ul>
    </section>
  );
}

function Wanted({
  one: { class: klass, clash },
  whose,
  onTaken,
}: Pick<WantedListProps, 'whose' | 'onTaken'> & { one: TrainerWeekResponse['wanted'][number] }) {
  const { busy, failure, run } = useMutation();
  const take = async () => {
    if (await run(() => trainerApi.take(whose, klass.classId))) showToast('It is your class now.');
    onTaken();
  };
  return (
    <li className="py-3">
      <p className="font-medium">
        {formatMomentShort(new Date(klass.start))} · {klass.title}
      </p>
      <p className="text-small text-stone">
        {klass.cover?.askedBy.name}: {klass.cover?.reason}
      </p>
      {clash ? (
        <p className="mt-1 text-small text-stone">{clash.replace(/^Teaches/, 'You teach')}</p>
      ) : (
        <Button
          size="small"
          className="mt-2"
          busy={busy}
          busyLabel="Taking it"
          aria-label={`Take ${klass.title}, ${formatMomentShort(new Date(klass.start))}`}
          onClick={() => void take()}
        >
          I take it
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
