import type { ClassSlot } from '@studio/contracts/timetable';
import { maxWaitingClasses } from '@studio/domain/waiting-list/waiting-list-terms';
import { useId, useState } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadSimilarClasses } from './load-similar-classes.ts';
import type { FullClass } from './waiting-list-api.ts';
import { formatClassStart } from './waiting-list-text.ts';

interface SimilarClassesProps {
  klass: FullClass;
  chosen: readonly FullClass[];
  onChange: (chosen: FullClass[]) => void;
}

type Loaded = { at: 'closed' | 'loading' | 'failed' } | { at: 'shown'; slots: readonly ClassSlot[] };

/** Offers similar full classes as alternatives. Loads them when the visitor opens the list. */
export function SimilarClasses({ klass, chosen, onChange }: SimilarClassesProps) {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'closed' });
  const load = async () => {
    setLoaded({ at: 'loading' });
    setLoaded(
      await loadSimilarClasses(klass).then(
        (slots) => ({ at: 'shown' as const, slots }),
        () => ({ at: 'failed' as const }),
      ),
    );
  };
  return (
    <details
      className="group/times border-y border-hairline"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (loaded.at === 'closed' || loaded.at === 'failed')) void load();
      }}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2 font-medium">
        <span>
          Add other classes
          <span className="block text-small font-normal text-stone">
            {chosen.length > 0
              ? `Waiting list for ${chosen.length + 1} classes. You’ll only get a place in one.`
              : `Join the waiting list for up to ${maxWaitingClasses} classes. You’ll only get a place in one.`}
          </span>
        </span>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-transform duration-320 ease-settle group-open/times:rotate-180"
        />
      </summary>
      <div className="pb-5" aria-busy={loaded.at === 'loading'}>
        <Times loaded={loaded} chosen={chosen} onChange={onChange} />
      </div>
    </details>
  );
}

function Times({
  loaded,
  chosen,
  onChange,
}: { loaded: Loaded } & Pick<SimilarClassesProps, 'chosen' | 'onChange'>) {
  const prefix = useId();
  if (loaded.at === 'failed') {
    return (
      <p role="alert" className="text-small text-error">
        Couldn’t load other classes. Close this section and open it again.
      </p>
    );
  }
  if (loaded.at !== 'shown') return <Skeleton className="h-24 rounded-card" />;
  if (loaded.slots.length === 0) {
    return <p className="text-small text-stone">There are no similar full classes on nearby days.</p>;
  }
  const ids = chosen.map(({ classId }) => classId);
  const most = ids.length + 1 >= maxWaitingClasses;
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">Similar full classes on nearby days</legend>
      {loaded.slots.map((slot) => (
        <CheckboxField
          key={slot.classId}
          id={`${prefix}-${slot.classId}`}
          checked={ids.includes(slot.classId)}
          disabled={most && !ids.includes(slot.classId)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked
                ? [...chosen, slot]
                : chosen.filter(({ classId }) => classId !== slot.classId),
            )
          }
        >
          <span className="numeric font-medium">{formatClassStart(slot.start)}</span>
          <span className="block text-small text-stone">
            {slot.className}, {slot.instructorName}
          </span>
        </CheckboxField>
      ))}
    </fieldset>
  );
}
