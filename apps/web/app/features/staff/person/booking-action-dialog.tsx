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
  return (
    <FormDialog
      title={`Take ${amount}`}
      open
      onClose={onClose}
      label={isGift ? 'Waive it' : `Taken ${amount}`}
      busyLabel="Writing it down"
      missing={isGift ? getReasonError(reason) : null}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.pay({
          bookingId: booking.bookingId,
          method,
          ...(reason.trim() && { reason: reason.trim() }),
        });
        onDone(isGift ? 'Waived.' : `${amount} is in the books.`);
      }}
    >
      <p className="text-stone">{formatClass(booking)}</p>
      <ChoiceRows
        legend="How it is paid"
        name="pay-method"
        value={method}
        onChange={setMethod}
        rows={[
          { value: 'CASH', label: 'Cash' },
          { value: 'TERMINAL', label: 'Card terminal' },
          { value: 'COMPLIMENTARY', label: 'Complimentary', detail: 'Nothing is taken' },
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
      title={`Give ${amount} back`}
      open
      onClose={onClose}
      label={`Given ${amount}`}
      busyLabel="Writing it down"
      missing={getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.refund({ bookingId: booking.bookingId, reason: reason.trim() });
        onDone(`${amount} was given back.`);
      }}
    >
      <p className="text-stone">
        {formatClass(booking)} was cancelled. It was paid with: {booking.paidWith}.
      </p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}

function Cancel({ booking, onClose, onDone }: BookingDialogProps) {
  const inTime = getServerTime() <= new Date(booking.cancelBy);
  const [refund, setRefund] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState('');
  const what = describePayment(booking);
  const choice = toRefundChoice(booking, what);
  return (
    <FormDialog
      title="Cancel this booking"
      open
      onClose={onClose}
      kind="danger"
      label="Cancel booking"
      busyLabel="Cancelling"
      missing={inTime ? null : getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const { bookingId } = booking;
        const shouldRefund = inTime || refund === 'yes';
        const response = await personApi.cancel({
          bookingId,
          giveBack: shouldRefund,
          ...(reason.trim() && { reason: reason.trim() }),
        });
        onDone(formatCancelledMessage(response.back, response.backPence));
      }}
    >
      <p className="text-stone">
        {formatClass(booking)}. {inTime && what ? `${what} comes back. They get a mail.` : 'They get a mail.'}
      </p>
      {!inTime && (
        <>
          <p>The class starts in less than 24 hours.</p>
          {choice && (
            <ChoiceRows {...choice} legendShown name="cancel-back" value={refund} onChange={setRefund} />
          )}
          <ReasonField value={reason} onValue={setReason} />
        </>
      )}
    </FormDialog>
  );
}

function describePayment({ creditName, paidPence, paidWith }: StaffBooking): string | null {
  if (creditName) return `1 session of ${creditName}`;
  return paidPence > 0 ? `${formatPriceShort(paidPence)} (${paidWith})` : null;
}

/**
 * Returns the choice that staff have for a late cancellation: whether the payment is returned, or the unpaid
 * amount stays due.
 */
function toRefundChoice({ duePence }: StaffBooking, what: string | null) {
  const rebookedHint = 'Unless somebody takes the place';
  if (duePence > 0)
    return {
      legend: `${formatPriceShort(duePence)} not paid yet: is it still to be paid?`,
      rows: [
        { value: 'yes', label: 'Not any more' },
        { value: 'no', label: 'Still to be paid', detail: rebookedHint },
      ] as const,
    };
  return (
    what && {
      legend: `${what}: does it come back?`,
      rows: [
        { value: 'yes', label: 'Comes back', detail: what },
        { value: 'no', label: 'Does not', detail: rebookedHint },
      ] as const,
    }
  );
}

function formatCancelledMessage(refund: string, refundPence: number): string {
  if (refund === 'session') return 'Cancelled. The session is back.';
  if (refund === 'card') return `Cancelled. ${formatPriceShort(refundPence)} goes back to the card.`;
  if (refund === 'desk') return `Cancelled. Give ${formatPriceShort(refundPence)} back now.`;
  return 'Cancelled.';
}

function Amend({ booking, act, onClose, onDone }: BookingDialogProps) {
  const [reason, setReason] = useState('');
  const didAttend = act === 'came';
  return (
    <FormDialog
      title={didAttend ? 'They came after all' : 'They did not come'}
      open
      onClose={onClose}
      label={didAttend ? 'Mark as attended' : 'Mark as missed'}
      busyLabel="Marking"
      missing={getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const status = didAttend ? 'ATTENDED' : 'NO_SHOW';
        await personApi.attendance({ bookingId: booking.bookingId, status, why: reason.trim() });
        onDone(didAttend ? 'Marked as attended.' : 'Marked as missed.');
      }}
    >
      <p className="text-stone">
        {formatClass(booking)}. What a missed class costs follows the studio’s policy.
      </p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
