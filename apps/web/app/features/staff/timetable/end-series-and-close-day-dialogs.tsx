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
import { closeDay, endSeries, reopenDay } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface EndSeriesDialogProps {
  onClose: () => void;
  /**
   * Called with the ids of the classes that have bookings, which staff must cancel next, and the reason that staff
   * gave.
   */
  onDone: (withBookings: readonly string[], reason?: string) => void;
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
      showToast(
        removed > 0
          ? `Series ended. ${formatCount(removed, 'class', 'classes')} cancelled.`
          : 'Series ended.',
      );
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
      <AffectedClasses response={preview} />
    </ConfirmDialog>
  );
}

/** Number of classes with bookings that the dialogs list. The next step lists all of them. */
const maxListed = 8;

/** Lists the classes that are removed, and those that stay until staff cancel them. */
function AffectedClasses({ response }: { response: EndSeriesResponse | undefined }) {
  return (
    <div aria-live="polite" className="min-h-12 text-small">
      {response && (
        <p>
          {response.removed === 0
            ? describeNoneRemoved(response)
            : `${formatCount(response.removed, 'class', 'classes')} without bookings will be cancelled.`}
        </p>
      )}
      {response && response.withBookings.length > 0 && (
        <>
          <p className="mt-3 font-medium">{describeWithBookings(response.withBookings.length)}</p>
          <ul className="mt-1.5">
            {response.withBookings.slice(0, maxListed).map(({ classId, start, title, booked }) => (
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
          {response.withBookings.length > maxListed && (
            <p className="mt-1.5 text-stone">And {response.withBookings.length - maxListed} more</p>
          )}
        </>
      )}
    </div>
  );
}

function describeNoneRemoved({ withBookings }: EndSeriesResponse): string {
  if (withBookings.length === 0) return 'No classes to cancel.';
  return withBookings.length === 1 ? 'The class has bookings.' : 'Every class has bookings.';
}

function describeWithBookings(count: number): string {
  return selectPlural(
    count,
    '1 class has bookings. You’ll cancel it next.',
    `${count} classes have bookings. You’ll cancel those next.`,
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
  // Starts with the bank holiday of this week, unless the chosen day is already closed.
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
      const cancelled = removed > 0 ? ` ${formatCount(removed, 'class', 'classes')} cancelled.` : '';
      showToast(`Studio closed on ${formatDayMedium(day.date)}.${cancelled}`);
      onDone(
        withBookings.map(({ classId }) => classId),
        day.name,
      );
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const reopening = useMutation({
    mutationFn: reopenDay,
    onSuccess: (_response, reopened) => {
      showToast(`Studio reopened on ${formatDayMedium(reopened)}.`);
      onDone([]);
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  // Clears the error, which was about the day that was chosen before.
  const chooseDate = (chosen: string) => {
    setDate(chosen);
    closing.reset();
    reopening.reset();
  };
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
        title: 'Close the studio for a day',
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
        onChange={(event) => chooseDate(event.target.value)}
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
          <Holidays week={week} onChoose={(day) => [chooseDate(day.date), setName(day.name)]} />
          <AffectedClasses response={preview} />
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
