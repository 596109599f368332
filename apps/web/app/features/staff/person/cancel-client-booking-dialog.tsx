import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import {
  formatCancelledMessage,
  getCancellationRefundText,
  toRefundChoice,
} from './client-cancellation-text.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

/** Dialog that cancels a booking. In the last 24 hours, asks for a reason and whether to refund. */
export function CancelClientBookingDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const inTime = getServerTime() <= new Date(booking.cancelBy);
  const [refundChoice, setRefundChoice] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState('');
  const refund = getCancellationRefundText(booking);
  const choice = toRefundChoice(booking, refund);
  const cancelling = useMutation({
    mutationFn: () =>
      personApi.cancel({
        bookingId: booking.bookingId,
        refund: inTime || refundChoice === 'yes',
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: (response) => onDone(formatCancelledMessage(response)),
  });
  return (
    <ConfirmDialog
      title="Cancel booking?"
      open
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
      busy={cancelling.isPending}
      failure={describeMoneyError(cancelling.error, {
        done: 'the booking may have been cancelled',
        unchanged: 'Nothing has been cancelled or refunded.',
      })}
      kind="danger"
      label="Cancel booking"
      busyLabel="Cancelling…"
      closeLabel="Keep booking"
      problem={inTime ? null : getReasonError(reason)}
    >
      {(attempted) => (
        <>
          <p className="text-stone">
            {formatBookedClass(booking)}. {inTime && refund && `${refund.text} `}We’ll email the client.
          </p>
          {!inTime && (
            <>
              <p>The class starts in less than 24 hours.{!choice && refund && ` ${refund.text}`}</p>
              {choice && (
                <ChoiceRows
                  {...choice}
                  legendShown
                  name="cancel-back"
                  value={refundChoice}
                  onChange={setRefundChoice}
                />
              )}
              <ReasonField value={reason} onValue={setReason} showsError={attempted} />
            </>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
