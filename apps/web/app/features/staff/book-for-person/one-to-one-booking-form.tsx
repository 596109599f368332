import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse, ListOneToOneOptionsResponse } from '@studio/contracts/staff-bookings';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { formatSessions, getErrorMessage } from '../../../lib/format/staff-text.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { DateStepper } from '../../../ui/date-stepper.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ChosenPerson } from './person-picker.tsx';

interface OneToOneBookingFormProps {
  person: ChosenPerson;
  onBooked: (message: string) => void;
}

/**
 * Books a one-to-one with one of the client's own one-to-one sessions: instructor, room, activity and time.
 */
export function OneToOneBookingForm({ person, onBooked }: OneToOneBookingFormProps) {
  const { personId } = person;
  const options = useQuery(personId, () =>
    browserApi().call<ListOneToOneOptionsResponse>(paths.oneToOneOptions, { personId }),
  );
  if (options.failed)
    return <LoadError title="Couldn’t load instructors." busy={options.busy} onRetry={options.refetch} />;
  if (!options.value) return <Skeleton className="block h-48 rounded-card" />;
  if (options.value.credits.length === 0)
    return (
      <Notice title={`${person.name} has no 1:1 sessions.`}>Sell or add one on their profile first.</Notice>
    );
  return <OptionsForm person={person} options={options.value} onBooked={onBooked} />;
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changes: Partial<typeof input>) => setInput({ ...input, ...changes });
  const book = async () => {
    if (!input.startTime) return setProblem('Choose a time.');
    setBusy(true);
    setProblem(null);
    try {
      const { personId } = person;
      const response = await browserApi().call<BookForClientResponse>(paths.oneToOne, {
        orderId,
        personId,
        ...input,
      });
      onBooked(`1:1 booked for ${person.name}. Booking code ${response.displayCode}.`);
    } catch (error) {
      setProblem(getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void book();
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
        legend="Pay with"
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
      <Button type="submit" wide busy={busy} busyLabel="Booking…">
        Book with 1 session
      </Button>
    </form>
  );
}
