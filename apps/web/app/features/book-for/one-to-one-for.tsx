import { paths } from '@studio/contracts/paths';
import type { BookForAnswer, OneToOneOptionsAnswer } from '@studio/contracts/staff-bookings';
import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { sessionsWords, whyNot } from '../../lib/staff-words.ts';
import { useFreshId } from '../../lib/use-fresh-id.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRows } from '../../ui/choice-rows.tsx';
import { DaySteps } from '../../ui/day-steps.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ChoiceField } from '../../ui/field-choice.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChosenPerson } from './choose-person.tsx';

interface OneToOneForProps {
  person: ChosenPerson;
  onBooked: (said: string) => void;
}

/** A one-to-one: with whom, where and when, with one of their own sessions for it. */
export function OneToOneFor({ person, onBooked }: OneToOneForProps) {
  const { personId } = person;
  const options = useLoad(personId, () =>
    browserApi().call<OneToOneOptionsAnswer>(paths.oneToOneOptions, { personId }),
  );
  if (options.failed)
    return <Failed title="Could not load instructors" busy={options.busy} onRetry={options.again} />;
  if (!options.value) return <Skeleton className="block h-48 rounded-card" />;
  if (options.value.credits.length === 0)
    return (
      <Notice title={`${person.name} has no one-to-one session.`}>
        Sell them one on their page first, or give them one. Then it can be booked here.
      </Notice>
    );
  return <Choose person={person} options={options.value} onBooked={onBooked} />;
}

function Choose({ person, options, onBooked }: OneToOneForProps & { options: OneToOneOptionsAnswer }) {
  const { instructors, rooms, activities, credits } = options;
  const today = londonDate(serverNow());
  const [orderId] = useFreshId();
  const [wish, setWish] = useState({
    entitlementId: credits[0]?.entitlementId ?? '',
    instructorId: instructors[0]?.instructorId ?? '',
    roomId: rooms[0]?.roomId ?? '',
    activityId: activities[0]?.activityId ?? '',
    date: today,
    startTime: '',
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changes: Partial<typeof wish>) => setWish({ ...wish, ...changes });
  const book = async () => {
    if (!wish.startTime) return setProblem('Choose a time.');
    setBusy(true);
    setProblem(null);
    try {
      const { personId } = person;
      const made = await browserApi().call<BookForAnswer>(paths.oneToOne, { orderId, personId, ...wish });
      onBooked(`${person.name} has a one-to-one. Code ${made.displayCode}.`);
    } catch (error) {
      setProblem(whyNot(error));
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
      <DaySteps id="one-to-one-day" day={wish.date} from={today} onDay={(date) => change({ date })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="one-to-one-time"
          type="time"
          label="Time"
          step={300}
          value={wish.startTime}
          onChange={(event) => change({ startTime: event.currentTarget.value })}
        />
        <ChoiceField
          id="one-to-one-instructor"
          label="Instructor"
          value={wish.instructorId}
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
          value={wish.roomId}
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
          label="What"
          value={wish.activityId}
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
        legend="Which session pays"
        legendShown
        name="one-to-one-credit"
        rows={credits.map(({ entitlementId, name, sessionsLeft }) => {
          return { value: entitlementId, label: name, aside: sessionsWords(sessionsLeft) };
        })}
        value={wish.entitlementId}
        onChange={(entitlementId) => change({ entitlementId })}
      />
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice tone="error" title={problem} />}
      </div>
      <Button type="submit" wide busy={busy} busyLabel="Booking">
        Book with 1 session
      </Button>
    </form>
  );
}
