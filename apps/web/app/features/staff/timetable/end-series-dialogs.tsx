import type {
  EndSeriesResponse,
  GetTimetableClassResponse,
  GetTimetableWeekResponse,
} from '@studio/contracts/staff-timetable';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { formatDayMedium, formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { closeDay, endSeries, openDay } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';
import { formatClassCount } from './week-text.ts';

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
  const id = useId();
  const { class: cell } = details;
  const { data: preview, error } = useQuery(timetableQueries.endOfSeries(cell.classId));
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endSeries(cell.classId, false),
    onSuccess: ({ removed, withBookings }) => {
      showToast(`Series ended. ${formatClassCount(removed)} cancelled.`);
      onDone(withBookings.map(({ classId }) => classId));
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const failure = describeMutationError(ending.error) ?? (error && toApiFailure(error).message);
  return (
    <Dialog open onClose={onClose} labelledBy={id} busy={ending.isPending}>
      <h2 id={id} className="text-h3">
        End series?
      </h2>
      <p className="mt-2 text-small text-stone">
        {cell.title}: {formatMomentMedium(new Date(cell.start))} and all later classes.
      </p>
      <What response={preview} />
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button
          kind="danger"
          wide
          busy={ending.isPending}
          busyLabel="Ending…"
          incomplete={error !== null}
          onClick={() => ending.mutate()}
        >
          End series
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          Keep series
        </Button>
      </div>
    </Dialog>
  );
}

/** Lists the classes that are removed, and those that stay until staff cancel them. */
function What({ response }: { response: EndSeriesResponse | undefined }) {
  return (
    <div aria-live="polite" className="mt-4 min-h-12 text-small">
      {response && (
        <p>
          {response.removed === 0
            ? 'No empty classes to cancel.'
            : `${formatClassCount(response.removed)} without bookings will be cancelled.`}
        </p>
      )}
      {response && response.withBookings.length > 0 && (
        <>
          <p className="mt-3 font-medium">
            {formatClassCount(response.withBookings.length)} with bookings. Next, you’ll cancel{' '}
            {response.withBookings.length === 1 ? 'it' : 'them'} and we’ll email everyone booked.
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
  const [tried, setTried] = useState(false);
  const closed = week.closures.find((one) => one.date === date);
  const { data: preview, error } = useQuery({
    ...timetableQueries.closure(date),
    enabled: !closed && date !== '',
  });
  const queryClient = useQueryClient();
  const closing = useMutation({
    mutationFn: (day: { date: string; name: string }) => closeDay(day.date, day.name, false),
    onSuccess: ({ removed, withBookings }, day) => {
      showToast(`Studio closed on ${formatDayMedium(day.date)}. ${formatClassCount(removed)} cancelled.`);
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
  const busy = closing.isPending || reopening.isPending;
  const failure = closed
    ? describeMutationError(reopening.error)
    : (describeMutationError(closing.error) ?? (error && toApiFailure(error).message));
  const close = () => {
    setTried(true);
    if (normaliseLine(name) !== '') closing.mutate({ date, name });
  };
  return (
    <Dialog open onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {closed ? 'Reopen the studio' : 'Close the studio'}
      </h2>
      <div className="mt-5 grid gap-5">
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
          <TextField
            id={`${id}name`}
            label="Reason (visitors see this)"
            placeholder="Staff training"
            maxLength={80}
            value={name}
            error={
              tried && normaliseLine(name) === '' ? 'Enter a reason, for example Staff training.' : undefined
            }
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {!closed && <Holidays week={week} onChoose={(day) => [setDate(day.date), setName(day.name)]} />}
      </div>
      {!closed && <What response={preview} />}
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        {closed ? (
          <Button wide busy={busy} busyLabel="Reopening…" onClick={() => reopening.mutate(date)}>
            Reopen the studio
          </Button>
        ) : (
          <Button
            kind="danger"
            wide
            busy={busy}
            busyLabel="Closing…"
            incomplete={error !== null}
            onClick={close}
          >
            Close the studio
          </Button>
        )}
        <Button kind="secondary" wide onClick={onClose}>
          {closed ? 'Keep closed' : 'Keep open'}
        </Button>
      </div>
    </Dialog>
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
