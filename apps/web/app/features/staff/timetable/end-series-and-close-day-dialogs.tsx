import type {
  GetTimetableClassResponse,
  GetTimetableWeekResponse,
  RemovedClassesResponse,
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
      <AffectedClasses
        response={preview}
        nextStep="Next, you can cancel them. Until then they stay on the timetable."
      />
    </ConfirmDialog>
  );
}

/** Number of classes with bookings that the dialogs list. The next step lists all of them. */
const maxListed = 8;

/** Lists the classes that are removed, and those that stay until staff cancel them. */
function AffectedClasses({
  response,
  nextStep,
}: {
  response: RemovedClassesResponse | undefined;
  /** Says what happens to the classes with bookings. */
  nextStep: string;
}) {
  const text = response && describeRemoved(response);
  return (
    <div aria-live="polite" className="min-h-12 text-small">
      {text && <p className="mb-3">{text}</p>}
      {response && response.withBookings.length > 0 && (
        <>
          <p>
            <span className="font-medium">
              {selectPlural(
                response.withBookings.length,
                '1 class has bookings.',
                `${response.withBookings.length} classes have bookings.`,
              )}
            </span>{' '}
            {nextStep}
          </p>
          <ul className="mt-1.5">
            {response.withBookings.slice(0, maxListed).map(({ classId, start, title, booked }) => (
              <li
                key={classId}
                className="numeric flex justify-between gap-3 border-b border-hairline py-1.5"
              >
                <span>
                  {formatMomentShort(new Date(start))}, {title}
                </span>
                <span className="shrink-0 text-stone">{formatCount(booked, 'booking')}</span>
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

function describeRemoved({ removed, withBookings }: RemovedClassesResponse): string | null {
  if (removed > 0) return `${formatCount(removed, 'class', 'classes')} without bookings will be cancelled.`;
  return withBookings.length === 0 ? 'No classes to cancel.' : null;
}

/** Day to close, whose classes with bookings must be cancelled with it. */
export interface DayToClose {
  date: string;
  /** Reason, which visitors see. */
  name: string;
  withBookings: readonly string[];
  /** Number of classes without bookings, which closing cancels. */
  emptyClasses: number;
}

interface CloseDayDialogProps extends EndSeriesDialogProps {
  /** Called in place of closing a day whose classes have bookings. The next step shows what happens to them. */
  onContinue: (day: DayToClose) => void;
}

/** Dialog that closes or reopens a day. Suggests the bank holidays of the week. */
export function CloseDayDialog({
  week,
  date: first,
  onClose,
  onDone,
  onContinue,
}: CloseDayDialogProps & { week: GetTimetableWeekResponse; date: string }) {
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
  const withBookings = preview?.withBookings.map(({ classId }) => classId) ?? [];
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
        title: 'Close the studio',
        onConfirm: () =>
          withBookings.length > 0
            ? onContinue({ date, name, withBookings, emptyClasses: preview?.removed ?? 0 })
            : closing.mutate({ date, name }),
        failure: describeMutationError(closing.error) ?? (error && toApiFailure(error).message),
        kind: withBookings.length > 0 ? ('primary' as const) : ('danger' as const),
        label: withBookings.length > 0 ? 'Continue' : 'Close the studio',
        busyLabel: 'Closing…',
        closeLabel: 'Keep open',
        problem: normaliseLine(name) === '' ? 'Enter a reason, for example Staff training.' : null,
        disabled: !preview,
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
          bookings. Cancelled bookings stay cancelled.
        </p>
      ) : (
        <>
          <TextField
            id={`${id}name`}
            label="Reason (visitors see this)"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Holidays week={week} onChoose={(day) => [chooseDate(day.date), setName(day.name)]} />
          <AffectedClasses
            response={preview}
            nextStep="Next, you’ll see refunds and emails. We won’t cancel anything until you confirm."
          />
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
