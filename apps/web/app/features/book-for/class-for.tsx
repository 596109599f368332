import { paths } from '@studio/contracts/paths';
import type { ChoosableClassesAnswer } from '@studio/contracts/staff-bookings';
import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { classRow } from '../../lib/choosable-words.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ChoiceRows } from '../../ui/choice-rows.tsx';
import { DaySteps } from '../../ui/day-steps.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChosenPerson } from './choose-person.tsx';
import { PayFor } from './pay-for.tsx';

interface ClassForProps {
  person: ChosenPerson;
  classId?: string;
  onBooked: (said: string) => void;
}

/** A class of a day, and how it is paid. */
export function ClassFor({ person, classId, onBooked }: ClassForProps) {
  const today = londonDate(serverNow());
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = useLoad(classId ? null : day, () =>
    browserApi().call<ChoosableClassesAnswer>(paths.choosableClasses, { date: day }),
  );
  const wanted = classId ?? chosen;
  return (
    <div className="space-y-5">
      {!classId && (
        <>
          <DaySteps
            id="book-for-day"
            day={day}
            from={today}
            onDay={(next) => {
              setDay(next);
              setChosen(null);
            }}
          />
          {listed.failed && (
            <Failed title="Could not load classes" busy={listed.busy} onRetry={listed.again} />
          )}
          {!listed.value && listed.busy && <Skeleton className="block h-40 rounded-card" />}
          {listed.value?.classes.length === 0 && <p className="text-stone">No more classes on this day.</p>}
          {listed.value && listed.value.classes.length > 0 && (
            <div className="max-h-72 overflow-y-auto rounded-card">
              <ChoiceRows
                legend="Which class"
                name="book-for-class"
                rows={listed.value.classes.map(classRow)}
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
        </>
      )}
      {wanted && <PayFor key={wanted} person={person} classId={wanted} onBooked={onBooked} />}
    </div>
  );
}
