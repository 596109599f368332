import type { TrainerAvailabilityResponse } from '@studio/contracts/trainer';
import { toLondonDate } from '@studio/domain/time/london';
import { validateAvailability } from '@studio/domain/timetable/instructor-availability';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type FormRow, fromFormRows, toFormRows } from './form-rows.ts';
import { type SelectedInstructorId, trainerApi } from './trainer-api.ts';
import { trainerQueries } from './trainer-queries.ts';
import { UnavailableDaysFields } from './unavailable-days-fields.tsx';
import { WeeklyHoursFields } from './weekly-hours-fields.tsx';

type Times = Pick<TrainerAvailabilityResponse, 'hours' | 'absences'>;

/** An instructor's weekly hours and absences. Owners and Staff see them when they look for cover. */
export function MyAvailability({ selection }: { selection: SelectedInstructorId }) {
  const { data, isError, isFetching, refetch } = useQuery(trainerQueries.availability(selection));
  if (data) return <TimesForm selection={selection} times={data} />;
  return isError ? (
    <LoadError title="Couldn’t load your availability." busy={isFetching} onRetry={refetch} />
  ) : (
    <Skeleton className="block h-64 rounded-card" />
  );
}

const errorTexts = {
  ends_before: 'Choose an end time after the start time in every row.',
  overlap: 'Two of these times overlap.',
};

function TimesForm({ selection, times }: { selection: SelectedInstructorId; times: Times }) {
  const [hours, setHours] = useState(() => toFormRows(times.hours));
  const [unavailableDays, setUnavailableDays] = useState(() => toFormRows(times.absences));
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      trainerApi.saveAvailability(selection, {
        hours: fromFormRows(hours),
        absences: fromFormRows(unavailableDays),
      }),
    onSuccess: () => showToast('Availability saved.'),
  });
  const failure = describeMutationError(saving.error);
  const problem = problemOf(hours, unavailableDays);
  return (
    <form
      className="max-w-2xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) saving.mutate();
      }}
    >
      <p className="text-stone">
        The studio’s team sees your availability when they look for cover. Your classes don’t change.
      </p>
      <WeeklyHoursFields rows={hours} onChange={setHours} />
      <UnavailableDaysFields
        rows={unavailableDays}
        onChange={setUnavailableDays}
        today={toLondonDate(getServerTime())}
      />
      {(failure ?? (tried && problem)) && (
        <div className="mt-5">
          <Notice tone="error" title={failure ?? problem} />
        </div>
      )}
      <div className="mt-6">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          Save availability
        </Button>
      </div>
    </form>
  );
}

function problemOf(
  hours: FormRow<Times['hours'][number]>[],
  unavailableDays: FormRow<Times['absences'][number]>[],
): string | null {
  if (unavailableDays.some(({ from, to }) => !from || !to) || hours.some(({ from, to }) => !from || !to))
    return 'Enter a start time and an end time in every row.';
  const problem = validateAvailability(hours, unavailableDays);
  return problem && errorTexts[problem];
}
