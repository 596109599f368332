import type { ErrorResponse } from '@studio/contracts/error-response';
import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AffectedClasses } from './affected-classes.tsx';
import { type DaysToClose, formatPeriod } from './day-closing.ts';
import { closeDays } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface CloseDaysDialogProps {
  week: GetTimetableWeekResponse;
  /** Day that the dialog suggests, unless the week has a bank holiday. */
  date: string;
  onClose: () => void;
  /** Called with the ids of the classes that have been booked since the preview, and the reason of the closure. */
  onDone: (withBookings: readonly string[], reason: string) => void;
  /** Called in place of closing days whose classes have bookings. The next step shows what happens to them. */
  onContinue: (days: DaysToClose) => void;
}

/** Dialog that closes one day or several days in a row. Suggests the bank holidays of the week. */
export function CloseDaysDialog({
  week,
  date: suggested,
  onClose,
  onDone,
  onContinue,
}: CloseDaysDialogProps) {
  const id = useId();
  const [holiday] = week.holidays;
  const [date, setDate] = useState(holiday?.date ?? suggested);
  const [typedLastDate, setLastDate] = useState<string | null>(null);
  const lastDate = typedLastDate ?? date;
  const [name, setName] = useState(holiday?.name ?? '');
  const [tried, setTried] = useState(false);
  const isReasonMissing = normaliseLine(name) === '';
  const {
    data: preview,
    error,
    isFetching,
  } = useQuery({
    ...timetableQueries.closure(date, lastDate),
    enabled: date !== '' && lastDate !== '',
  });
  const withBookings = preview?.withBookings.map(({ classId }) => classId) ?? [];
  const queryClient = useQueryClient();
  const closing = useMutation({
    mutationFn: (days: { date: string; lastDate: string; name: string }) => closeDays(days, false),
    onSuccess: ({ removed, withBookings }, days) => {
      const cancelled = removed > 0 ? ` ${formatCount(removed, 'class', 'classes')} cancelled.` : '';
      showToast(`Studio closed ${formatPeriod(days.date, days.lastDate)}.${cancelled}`);
      onDone(
        withBookings.map(({ classId }) => classId),
        days.name,
      );
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  /** Sets the first day. The last day moves along if it would be before the first. */
  const chooseDate = (chosen: string) => {
    setDate(chosen);
    if (typedLastDate !== null && typedLastDate < chosen) setLastDate(null);
    closing.reset();
  };
  const isLastDateWrong = getErrorField(error) === 'lastDate';
  const rejection = error ? toApiFailure(error).message : undefined;
  const confirm = () => {
    setTried(true);
    if (isReasonMissing) document.getElementById(`${id}name`)?.focus();
    else if (withBookings.length > 0)
      onContinue({ date, lastDate, name, withBookings, emptyClasses: preview?.removed ?? 0 });
    else closing.mutate({ date, lastDate, name });
  };
  return (
    <ConfirmDialog
      open
      title="Close the studio"
      onConfirm={confirm}
      onClose={onClose}
      busy={closing.isPending}
      failure={describeMutationError(closing.error)}
      kind={withBookings.length > 0 ? 'primary' : 'danger'}
      label={withBookings.length > 0 ? 'Continue' : 'Close the studio'}
      busyLabel="Closing…"
      closeLabel="Don’t close"
      disabled={!preview}
      checking={!preview && isFetching}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          id={`${id}date`}
          label="First day"
          type="date"
          min={week.today}
          value={date}
          error={isLastDateWrong ? undefined : rejection}
          onChange={(event) => chooseDate(event.target.value)}
        />
        <TextField
          id={`${id}last`}
          label="Last day"
          type="date"
          min={date || week.today}
          value={lastDate}
          error={isLastDateWrong ? rejection : undefined}
          onChange={(event) => {
            setLastDate(event.target.value);
            closing.reset();
          }}
        />
      </div>
      <TextField
        id={`${id}name`}
        label="Reason (shown on the site)"
        maxLength={80}
        value={name}
        error={tried && isReasonMissing ? 'Enter a reason, for example Staff training.' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Holidays
        week={week}
        onChoose={(day) => {
          setLastDate(null);
          chooseDate(day.date);
          setName(day.name);
        }}
      />
      <AffectedClasses
        response={preview}
        nextStep="Next, you’ll see the amounts. We won’t cancel anything until you confirm."
        onOneDay={date === lastDate}
      />
      {withBookings.length > 0 && <ClosureEffects />}
    </ConfirmDialog>
  );
}

/** Says what happens to payments, sessions and clients when staff confirm the next step. */
function ClosureEffects() {
  return (
    <ul className="list-disc space-y-1 pl-5 text-small text-stone">
      <li>We’ll refund card and gift card payments.</li>
      <li>We’ll return pack and membership sessions.</li>
      <li>You refund cash and card machine payments at the front desk.</li>
      <li>We’ll email clients, waiting lists and instructors.</li>
    </ul>
  );
}

function getErrorField(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.payload as Partial<ErrorResponse> | null)?.field : undefined;
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
