import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toClassOptionRow } from '../../../lib/format/class-option-text.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { selectableClassesQuery } from '../../../lib/query/selectable-classes-query.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateStepper } from '../../../ui/date-stepper.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { personApi } from './person-api.ts';
import { ReasonField } from './reason-field.tsx';

/**
 * Dialog that moves a booking to another class. Requires a reason in the last 24 hours. The server also requires one in
 * other cases, such as a two-for-one pair.
 */
export function MoveClientBookingDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const today = toLondonDate(getServerTime());
  const own = toLondonDate(new Date(booking.startsAt));
  const [day, setDay] = useState([own, today].sort().at(-1) ?? today);
  const [classId, setClassId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const isLate = getServerTime() > new Date(booking.cancelBy);
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery(selectableClassesQuery(day));
  const others = data?.classes.filter((one) => one.classId !== booking.classId) ?? [];
  const moving = useMutation({
    mutationFn: () =>
      personApi.move({
        bookingId: booking.bookingId,
        classId,
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: () => onDone('Booking moved. We’ll email the client the new time.'),
  });
  return (
    <ConfirmDialog
      title="Move booking"
      open
      onConfirm={() => moving.mutate()}
      onClose={onClose}
      busy={moving.isPending}
      failure={describeMutationError(moving.error)}
      label="Move booking"
      busyLabel="Moving…"
      problem={getProblem(classId, isLate, reason)}
    >
      <p className="text-stone">
        Currently {formatBookedClass(booking)}. The payment, QR code and booking code will stay the same.
      </p>
      <DateStepper
        id="move-day"
        day={day}
        from={today}
        onDay={(next) => {
          setDay(next);
          setClassId(null);
        }}
      />
      {isLoadingError && <LoadError title="Couldn’t load classes." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="block h-40 rounded-card" />}
      {data && others.length === 0 && <p className="text-stone">No other classes on this day.</p>}
      {others.length > 0 && (
        <div className="max-h-64 overflow-y-auto rounded-card">
          <ChoiceRows
            legend="New class"
            name="move-class"
            rows={others.map(toClassOptionRow)}
            value={classId}
            onChange={setClassId}
          />
        </div>
      )}
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}

function getProblem(classId: string | null, isLate: boolean, reason: string): string | null {
  if (!classId) return 'Choose a class.';
  return isLate && reason.trim().length < 3
    ? 'The class starts in less than 24 hours. Enter a reason of at least 3 characters.'
    : null;
}
