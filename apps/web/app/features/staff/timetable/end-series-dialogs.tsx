import type {
  EndSeriesResponse,
  GetTimetableClassResponse,
  GetTimetableWeekResponse,
} from '@studio/contracts/staff-timetable';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { formatDayMedium, formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { closeDay, endSeries, openDay } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface EndSeriesDialogProps {
  onClose: () => void;
  /** Called with the ids of the classes that have bookings, which staff must cancel next. */
  onDone: (withBookings: readonly string[]) => void;
}

/** Dialog that ends a series from a date on. */
export function EndSeriesDialog({
  details,
  onClose,
  onDone,
}: EndSeriesDialogProps & { details: GetTimetableClassResponse }) {
  const { class: cell } = details;
  const { data: preview, error } = useQuery(timetableQueries.endOfSeries(cell.classId));
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endSeries(cell.classId, false),
    onSuccess: ({ removed, withBookings }) => {
      showToast(`Series ended. ${formatCount(removed, 'class', 'classes')} cancelled.`);
      onDone(withBookings.map(({ classId }) => classId));
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title="End series?"
      onConfirm={() => ending.mutate()}
      onClose={onClose}
      busy={ending.isPending}
      failure={describeMutationError(ending.error) ?? (error && toApiFailure(error).message)}
      kind="danger"
      label="End series"
      busyLabel="Ending…"
      closeLabel="Keep series"
      disabled={error !== null}
    >
      <p className="text-small text-stone">
        {cell.title}: {formatMomentMedium(new Date(cell.start))} and all later classes.
      </p>
      <What response={preview} />
    </ConfirmDialog>
  );
}

/** Lists the classes that are removed, and those that stay until staff cancel them. */
function What({ response }: { response: EndSeriesResponse | undefined }) {
  return (
    <div aria-live="polite" className="min-h-12 text-small">
      {response && (
        <p>
          {response.removed === 0
            ? 'No empty classes to cancel.'
            : `${formatCount(response.removed, 'class', 'classes')} without bookings will be cancelled.`}
        </p>
      )}
      {response && response.withBookings.length > 0 && (
        <>
          <p className="mt-3 font-medium">
            {formatCount(response.withBookings.length, 'class', 'classes')} with bookings. Next, you’ll cancel{' '}
            {selectPlural(response.withBookings.length, 'it', 'them')} and we’ll email everyone booked.
          </p>
          <ul className="mt-1.5 max-h-40 overflow-y-auto">
            {response.withBookings.map(({ classId, start, title, booked }) => (
              <li
                key={classId}
                className="numeric flex justify-between gap-3 border-b border-hairline py-1.5"
              >
                <span>
                  {formatMomentShort(new Date(start))}, {title}
                </span>
                <span className="shrink-0 text-stone">{booked} booked</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Dialog that closes or reopens a day. Suggests the bank holidays of the week. */
export function CloseDayDialog({
  week,
  date: first,
  onClose,
  onDone,
}: EndSeriesDialogProps & { week: GetTimetableWeekResponse; date: string }) {
  const id = useId();
  // A closed day that was explicitly chosen takes precedence over a bank holiday.
  const isClosed = week.closures.some((one) => one.date === first);
  const holiday = isClosed ? undefined : week.holidays[0];
  const [date, setDate] = useState(holiday?.date ?? first);
  const [name, setName] = useState(holiday?.name ?? '');
  const closed = week.closures.find((one) => one.date === date);
  const { data: preview, error } = useQuery({
    ...timetableQueries.closure(date),
    enabled: !closed && date !== '',
  });
  const queryClient = useQueryClient();
  const closing = useMutation({
    mutationFn: (day: { date: string; name: string }) => closeDay(day.date, day.name, false),
    onSuccess: ({ removed, withBookings }, day) => {
      showToast(
        `Studio closed on ${formatDayMedium(day.date)}. ${formatCount(removed, 'class', 'classes')} cancelled.`,
      );
      onDone(withBookings.map(({ classId }) => classId));
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const reopening = useMutation({
    mutationFn: openDay,
    onSuccess: (_response, reopened) => {
      showToast(`Studio reopened on ${formatDayMedium(reopened)}.`);
      onDone([]);
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const action = closed
    ? {
        title: 'Reopen the studio',
        onConfirm: () => reopening.mutate(date),
        failure: describeMutationError(reopening.error),
        label: 'Reopen the studio',
        busyLabel: 'Reopening…',
        closeLabel: 'Keep closed',
      }
    : {
        title: 'Close the studio',
        onConfirm: () => closing.mutate({ date, name }),
        failure: describeMutationError(closing.error) ?? (error && toApiFailure(error).message),
        kind: 'danger' as const,
        label: 'Close the studio',
        busyLabel: 'Closing…',
        closeLabel: 'Keep open',
        problem: normaliseLine(name) === '' ? 'Enter a reason, for example Staff training.' : null,
        disabled: error !== null,
      };
  return (
    <ConfirmDialog {...action} open onClose={onClose} busy={closing.isPending || reopening.isPending}>
      <TextField
        id={`${id}date`}
        label="Date"
        type="date"
        min={week.today}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      {closed ? (
        <p className="text-small text-stone">
          Closed on {formatDayMedium(date)}: {closed.name}. Reopening restores the classes that had no
          bookings.
        </p>
      ) : (
        <>
          <TextField
            id={`${id}name`}
            label="Reason (visitors see this)"
            placeholder="Staff training"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Holidays week={week} onChoose={(day) => [setDate(day.date), setName(day.name)]} />
          <What response={preview} />
        </>
      )}
    </ConfirmDialog>
  );
}

function Holidays({
  week: { holidays },
  onChoose,
}: {
  week: GetTimetableWeekResponse;
  onChoose: (day: { date: string; name: string }) => void;
}) {
  if (holidays.length === 0) return null;
  return (
    <div>
      <p className="text-small text-stone">Bank holidays this week</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {holidays.map((day) => (
          <Button key={day.date} kind="secondary" size="small" onClick={() => onChoose(day)}>
            {day.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
