import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toClassOptionRow } from '../../../lib/format/class-option-text.ts';
import { selectableClassesQuery } from '../../../lib/query/selectable-classes-query.ts';
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
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery({
    ...selectableClassesQuery(day),
    enabled: !classId,
  });
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
          {isLoadingError && <LoadError title="Could not load classes" busy={isFetching} onRetry={refetch} />}
          {isPending && <Skeleton className="block h-40 rounded-card" />}
          {data?.classes.length === 0 && <p className="text-stone">No more classes on this day.</p>}
          {data && data.classes.length > 0 && (
            <div className="max-h-72 overflow-y-auto rounded-card">
              <ChoiceRows
                legend="Class"
                name="book-for-class"
                rows={data.classes.map(toClassOptionRow)}
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
