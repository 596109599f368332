import type { TrainerAvailabilityAnswer } from '@studio/contracts/trainer';
import { londonDate } from '@studio/domain/time/london';
import { availabilityProblem } from '@studio/domain/timetable/instructor-free';
import { useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { useAct } from '../../lib/use-act.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { AwayRows } from './away-rows.tsx';
import { HourRows } from './hour-rows.tsx';
import { type Keyed, keyed, plain } from './keyed-rows.ts';
import { trainerApi, type Whose } from './trainer-api.ts';

type Times = Pick<TrainerAvailabilityAnswer, 'hours' | 'away'>;

/** When one can teach: hours of the week, and days when one cannot. Staff see it when they look for cover. */
export function MyTimes({ whose }: { whose: Whose }) {
  const { value, failed, busy, again } = useLoad(`times ${whose}`, () => trainerApi.times(whose));
  if (failed) return <Failed title="Could not load your times." busy={busy} onRetry={again} />;
  if (!value) return <Skeleton className="block h-64 rounded-card" />;
  return <TimesForm whose={whose} times={value} />;
}

const sentences = {
  ends_before: 'Something here ends before it begins.',
  overlap: 'Two of these times lie over each other.',
};

function TimesForm({ whose, times }: { whose: Whose; times: Times }) {
  const [hours, setHours] = useState(() => keyed(times.hours));
  const [away, setAway] = useState(() => keyed(times.away));
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useAct();
  const problem = problemOf(hours, away);
  const save = async () => {
    setTried(true);
    if (problem) return;
    const sent = { hours: plain(hours), away: plain(away) };
    if (await run(() => trainerApi.saveTimes(whose, sent))) showToast('Your times are kept.');
  };
  return (
    <form
      className="max-w-2xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-stone">
        The studio sees these when it looks for cover. They change nothing about the classes you have.
      </p>
      <HourRows rows={hours} onChange={setHours} />
      <AwayRows rows={away} onChange={setAway} today={londonDate(serverNow())} />
      {(failure ?? (tried && problem)) && (
        <div className="mt-5">
          <Notice tone="error" title={failure ?? problem} />
        </div>
      )}
      <div className="mt-6">
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save my times
        </Button>
      </div>
    </form>
  );
}

function problemOf(
  hours: Keyed<Times['hours'][number]>[],
  away: Keyed<Times['away'][number]>[],
): string | null {
  if (away.some(({ from, to }) => !from || !to) || hours.some(({ from, to }) => !from || !to))
    return 'Something here has no beginning or no end.';
  const problem = availabilityProblem(hours, away);
  return problem && sentences[problem];
}
