import type { CancelBookingAsStaffResponse } from '@studio/contracts/staff-bookings';
import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeDeskRefund } from '../../../lib/payments/describe-desk-refund.ts';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { type CancellationRefundText, describeCancellationRefund } from './cancellation-refund-text.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

/** Dialog that cancels a booking. In the last 24 hours, asks for a reason and whether to refund. */
export function CancelClientBookingDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const inTime = getServerTime() <= new Date(booking.cancelBy);
  const [refundChoice, setRefundChoice] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState('');
  const refund = describeCancellationRefund(booking);
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

/**
 * Returns the options that staff have for a late cancellation: whether to return the payment or, for an unpaid
 * booking, whether the amount stays due.
 */
function toRefundChoice({ duePence }: StaffBooking, refund: CancellationRefundText | null) {
  const rebookedHint = 'Unless someone else takes the place';
  if (duePence > 0)
    return {
      legend: `${formatPriceShort(duePence)} to pay`,
      rows: [
        {
          ...{ value: 'yes', label: 'Waive the payment' },
          ...(refund?.options && { detail: refund.text }),
        },
        { value: 'no', label: 'Client still pays', detail: rebookedHint },
      ] as const,
    };
  return (
    refund?.options && {
      legend: 'Refund',
      rows: [
        { value: 'yes', ...refund.options.yes },
        { value: 'no', label: refund.options.no, detail: rebookedHint },
      ] as const,
    }
  );
}

function formatCancelledMessage(response: CancelBookingAsStaffResponse): string {
  const { refundTo, refundedPence, giftCardPence } = response;
  if (refundTo === 'session') return 'Booking cancelled. 1 session returned.';
  if (refundTo === 'card')
    return `Booking cancelled. We’re refunding ${formatPriceShort(refundedPence)} to the card.`;
  if (refundTo === 'desk') return `Booking cancelled.${describeDeskRefund({ refundedPence, giftCardPence })}`;
  return 'Booking cancelled.';
}
