import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

export function CorrectAttendanceDialog({ booking, act, onClose, onDone }: BookingDialogProps) {
  const [reason, setReason] = useState('');
  const didAttend = act === 'mark-attended';
  const status = didAttend ? 'ATTENDED' : 'NO_SHOW';
  const title = didAttend ? 'Mark as attended' : 'Mark as no-show';
  const amending = useMutation({
    mutationFn: () =>
      personApi.correctAttendance({ bookingId: booking.bookingId, status, reason: reason.trim() }),
    onSuccess: () => onDone(didAttend ? 'Marked as attended.' : 'Marked as no-show.'),
  });
  return (
    <ConfirmDialog
      title={title}
      open
      onConfirm={() => amending.mutate()}
      onClose={onClose}
      busy={amending.isPending}
      failure={describeMutationError(amending.error)}
      label={title}
      busyLabel="Saving…"
      problem={getReasonError(reason)}
    >
      {(attempted) => (
        <>
          <p className="text-stone">
            {formatBookedClass(booking)}.{' '}
            {didAttend
              ? 'We’ll cancel any unpaid no-show fee. If we returned the session, we’ll deduct it again.'
              : 'Your no-show policy applies.'}
          </p>
          <ReasonField value={reason} onValue={setReason} showsError={attempted} />
        </>
      )}
    </ConfirmDialog>
  );
}
