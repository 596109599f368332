import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse, ListOneToOneOptionsResponse } from '@studio/contracts/staff-bookings';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { DateStepper } from '../../../ui/date-stepper.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { bookForPersonQueries } from './book-for-person-queries.ts';
import type { ChosenPerson } from './person-picker.tsx';

interface OneToOneBookingFormProps {
  person: ChosenPerson;
  onBooked: (message: string) => void;
}

/**
 * Form that books a one-to-one with one of the client's own one-to-one sessions: instructor, room, activity and time.
 */
export function OneToOneBookingForm({ person, onBooked }: OneToOneBookingFormProps) {
  const query = bookForPersonQueries.oneToOneOptions(person.personId);
  const { data, isError, isFetching, refetch } = useQuery(query);
  if (!data)
    return isError ? (
      <LoadError title="Couldn’t load instructors." busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="block h-48 rounded-card" />
    );
  if (data.credits.length === 0)
    return (
      <Notice title={`${person.name} has no 1:1 sessions.`}>
        Sell or add 1:1 sessions on their profile first.
      </Notice>
    );
  return <OptionsForm person={person} options={data} onBooked={onBooked} />;
}

function OptionsForm({
  person,
  options,
  onBooked,
}: OneToOneBookingFormProps & { options: ListOneToOneOptionsResponse }) {
  const { instructors, rooms, activities, credits } = options;
  const today = toLondonDate(getServerTime());
  const [orderId] = useIdempotencyKey();
  const [input, setInput] = useState({
    entitlementId: credits[0]?.entitlementId ?? '',
    instructorId: instructors[0]?.instructorId ?? '',
    roomId: rooms[0]?.roomId ?? '',
    activityId: activities[0]?.activityId ?? '',
    date: today,
    startTime: '',
  });
  const [missing, setMissing] = useState<string | null>(null);
  const booking = useMutation({
    mutationFn: () => {
      const { personId } = person;
      return browserApi().call<BookForClientResponse>(paths.oneToOne, { orderId, personId, ...input });
    },
    onSuccess: ({ displayCode }) =>
      onBooked(`1:1 booked for ${person.name}. Booking code ${formatDisplayCode(displayCode)}.`),
  });
  const problem = missing ?? describeMutationError(booking.error);
  const change = (changes: Partial<typeof input>) => setInput({ ...input, ...changes });
  const book = () => {
    if (booking.isPending) return;
    const error = input.startTime ? null : 'Choose a time.';
    setMissing(error);
    if (!error) booking.mutate();
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        book();
      }}
    >
      <DateStepper id="one-to-one-day" day={input.date} from={today} onDay={(date) => change({ date })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="one-to-one-time"
          type="time"
          label="Time"
          step={300}
          value={input.startTime}
          onChange={(event) => change({ startTime: event.currentTarget.value })}
        />
        <ChoiceField
          id="one-to-one-instructor"
          label="Instructor"
          value={input.instructorId}
          onChange={(event) => change({ instructorId: event.currentTarget.value })}
        >
          {instructors.map(({ instructorId, name }) => (
            <option key={instructorId} value={instructorId}>
              {name}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          id="one-to-one-room"
          label="Room"
          value={input.roomId}
          onChange={(event) => change({ roomId: event.currentTarget.value })}
        >
          {rooms.map(({ roomId, name }) => (
            <option key={roomId} value={roomId}>
              {name}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          id="one-to-one-activity"
          label="Activity"
          value={input.activityId}
          onChange={(event) => change({ activityId: event.currentTarget.value })}
        >
          {activities.map(({ activityId, label }) => (
            <option key={activityId} value={activityId}>
              {label}
            </option>
          ))}
        </ChoiceField>
      </div>
      <ChoiceRows
        legend="Payment method"
        legendShown
        name="one-to-one-credit"
        rows={credits.map(({ entitlementId, name, sessionsLeft }) => {
          return { value: entitlementId, label: name, aside: formatSessions(sessionsLeft) };
        })}
        value={input.entitlementId}
        onChange={(entitlementId) => change({ entitlementId })}
      />
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice tone="error" title={problem} />}
      </div>
      <Button type="submit" wide busy={booking.isPending} busyLabel="Booking…">
        Book with 1 session
      </Button>
    </form>
  );
}
