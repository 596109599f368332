import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { BookingDialogProps } from './booking-actions.ts';
import { MoveBooking } from './move-booking.tsx';
import { personApi } from './person-api.ts';
import { formatClass, getReasonError, ReasonField } from './reason-field.tsx';

export function BookingActionDialog(props: BookingDialogProps) {
  switch (props.act) {
    case 'pay':
      return <Pay {...props} />;
    case 'give-back':
      return <Refund {...props} />;
    case 'move':
      return <MoveBooking {...props} />;
    case 'cancel':
      return <Cancel {...props} />;
    default:
      return <Amend {...props} />;
  }
}

function Pay({ booking, onClose, onDone }: BookingDialogProps) {
  const [method, setMethod] = useState<'CASH' | 'TERMINAL' | 'COMPLIMENTARY'>('CASH');
  const [reason, setReason] = useState('');
  const amount = formatPriceShort(booking.duePence);
  const isGift = method === 'COMPLIMENTARY';
  const title = isGift ? `Waive ${amount}` : `Take ${amount}`;
  return (
    <FormDialog
      title={title}
      open
      onClose={onClose}
      label={title}
      busyLabel="Saving…"
      missing={isGift ? getReasonError(reason) : null}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.pay({
          bookingId: booking.bookingId,
          method,
          ...(reason.trim() && { reason: reason.trim() }),
        });
        onDone(isGift ? `${amount} waived.` : `${amount} payment recorded.`);
      }}
    >
      <p className="text-stone">{formatClass(booking)}</p>
      <ChoiceRows
        legend="Payment method"
        name="pay-method"
        value={method}
        onChange={setMethod}
        rows={[
          { value: 'CASH', label: 'Cash' },
          { value: 'TERMINAL', label: 'Card machine' },
          { value: 'COMPLIMENTARY', label: 'Complimentary', detail: 'No charge' },
        ]}
      />
      {isGift && <ReasonField value={reason} onValue={setReason} />}
    </FormDialog>
  );
}

function Refund({ booking, onClose, onDone }: BookingDialogProps) {
  const [reason, setReason] = useState('');
  const amount = formatPriceShort(booking.owedPence);
  return (
    <FormDialog
      title={`Refund ${amount}`}
      open
      onClose={onClose}
      label={`Refund ${amount}`}
      busyLabel="Saving…"
      missing={getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.refund({ bookingId: booking.bookingId, reason: reason.trim() });
        onDone(`${amount} refund recorded.`);
      }}
    >
      <p className="text-stone">
        {formatClass(booking)}. Payment method: {booking.paidWith}. Refund the client first, then record the
        refund here.
      </p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}

function Cancel({ booking, onClose, onDone }: BookingDialogProps) {
  const inTime = getServerTime() <= new Date(booking.cancelBy);
  const [refundChoice, setRefundChoice] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState('');
  const refund = describeRefund(booking);
  const choice = toRefundChoice(booking, refund);
  return (
    <FormDialog
      title="Cancel booking"
      open
      onClose={onClose}
      kind="danger"
      label="Cancel booking"
      busyLabel="Cancelling…"
      missing={inTime ? null : getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const { bookingId } = booking;
        const shouldRefund = inTime || refundChoice === 'yes';
        const response = await personApi.cancel({
          bookingId,
          refund: shouldRefund,
          ...(reason.trim() && { reason: reason.trim() }),
        });
        onDone(formatCancelledMessage(response.refundTo, response.refundedPence));
      }}
    >
      <p className="text-stone">
        {formatClass(booking)}. {inTime && refund && `${refund.text} `}We’ll email the client.
      </p>
      {!inTime && (
        <>
          <p>The class starts in less than 24 hours.</p>
          {choice && (
            <ChoiceRows
              {...choice}
              legendShown
              name="cancel-back"
              value={refundChoice}
              onChange={setRefundChoice}
            />
          )}
          <ReasonField value={reason} onValue={setReason} />
        </>
      )}
    </FormDialog>
  );
}

/** What a cancellation in time refunds, as a sentence, and the labels of the choice for a late cancellation. */
interface RefundText {
  text: string;
  yes: { label: string; detail: string };
  no: string;
}

function describeRefund({ creditName, paidPence, paidWith }: StaffBooking): RefundText | null {
  if (creditName)
    return {
      text: `1 session will be returned to ${creditName}.`,
      yes: { label: 'Return 1 session', detail: creditName },
      no: 'Don’t return the session',
    };
  if (paidPence === 0) return null;
  const amount = formatPriceShort(paidPence);
  return {
    text: `${amount} will be refunded (${paidWith}).`,
    yes: { label: `Refund ${amount}`, detail: paidWith },
    no: 'No refund',
  };
}

/**
 * Returns the choice that staff have for a late cancellation: whether the payment is returned, or the unpaid
 * amount stays due.
 */
function toRefundChoice({ duePence }: StaffBooking, refund: RefundText | null) {
  const rebookedHint = 'Unless someone else takes the place';
  if (duePence > 0)
    return {
      legend: `${formatPriceShort(duePence)} to pay`,
      rows: [
        { value: 'yes', label: 'Waive the payment' },
        { value: 'no', label: 'Client still pays', detail: rebookedHint },
      ] as const,
    };
  return (
    refund && {
      legend: 'Refund',
      rows: [
        { value: 'yes', ...refund.yes },
        { value: 'no', label: refund.no, detail: rebookedHint },
      ] as const,
    }
  );
}

function formatCancelledMessage(refund: string, refundPence: number): string {
  if (refund === 'session') return 'Booking cancelled. 1 session returned.';
  if (refund === 'card')
    return `Booking cancelled. We’re refunding ${formatPriceShort(refundPence)} to the card.`;
  if (refund === 'desk')
    return `Booking cancelled. Refund ${formatPriceShort(refundPence)} at the front desk now.`;
  return 'Booking cancelled.';
}

function Amend({ booking, act, onClose, onDone }: BookingDialogProps) {
  const [reason, setReason] = useState('');
  const didAttend = act === 'came';
  return (
    <FormDialog
      title={didAttend ? 'Mark as attended' : 'Mark as no-show'}
      open
      onClose={onClose}
      label={didAttend ? 'Mark as attended' : 'Mark as no-show'}
      busyLabel="Saving…"
      missing={getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const status = didAttend ? 'ATTENDED' : 'NO_SHOW';
        await personApi.attendance({ bookingId: booking.bookingId, status, reason: reason.trim() });
        onDone(didAttend ? 'Marked as attended.' : 'Marked as no-show.');
      }}
    >
      <p className="text-stone">{formatClass(booking)}. Your no-show policy decides the fee.</p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
