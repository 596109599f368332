import { paths } from '@studio/contracts/paths';
import type { ListSelectableClassesResponse } from '@studio/contracts/staff-bookings';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toClassOptionRow } from '../../../lib/format/class-option-text.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { DateStepper } from '../../../ui/date-stepper.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { ChosenPerson } from './person-picker.tsx';

interface ClassBookingFormProps {
  person: ChosenPerson;
  classId?: string;
  onBooked: (message: string) => void;
}

/** Lets staff choose a class, unless `classId` is given, and the payment method. */
export function ClassBookingForm({ person, classId, onBooked }: ClassBookingFormProps) {
  const today = toLondonDate(getServerTime());
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = useQuery(classId ? null : day, () =>
    browserApi().call<ListSelectableClassesResponse>(paths.choosableClasses, { date: day }),
  );
  const selectedId = classId ?? chosen;
  return (
    <div className="space-y-5">
      {!classId && (
        <>
          <DateStepper
            id="book-for-day"
            day={day}
            from={today}
            onDay={(next) => {
              setDay(next);
              setChosen(null);
            }}
          />
          {listed.failed && (
            <LoadError title="Could not load classes" busy={listed.busy} onRetry={listed.refetch} />
          )}
          {!listed.value && listed.busy && <Skeleton className="block h-40 rounded-card" />}
          {listed.value?.classes.length === 0 && <p className="text-stone">No more classes on this day.</p>}
          {listed.value && listed.value.classes.length > 0 && (
            <div className="max-h-72 overflow-y-auto rounded-card">
              <ChoiceRows
                legend="Class"
                name="book-for-class"
                rows={listed.value.classes.map(toClassOptionRow)}
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
        </>
      )}
      {selectedId && (
        <PaymentChoice key={selectedId} person={person} classId={selectedId} onBooked={onBooked} />
      )}
    </div>
  );
}
