import type { CancelBookingAsStaffResponse, PayAtDeskResponse } from '@studio/contracts/staff-bookings';
import type { DeskPaymentMethod } from '@studio/contracts/staff-desk-sales';
import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { getRefundAmountError } from '@studio/domain/purchases/refund-amount-error';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeDeskRefund, describeGiftCardRefund } from '../../../lib/payments/describe-desk-refund.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { MoveClientBookingDialog } from './move-client-booking-dialog.tsx';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

export function BookingActionDialog(props: BookingDialogProps) {
  switch (props.act) {
    case 'pay':
      return <Pay {...props} />;
    case 'refund':
      return <Refund {...props} />;
    case 'move':
      return <MoveClientBookingDialog {...props} />;
    case 'cancel':
      return <Cancel {...props} />;
    default:
      return <Amend {...props} />;
  }
}

type PayMethod = DeskPaymentMethod | 'GIFT_CARD';

function Pay({ booking, onClose, onDone }: BookingDialogProps) {
  const [method, setMethod] = useState<PayMethod>('CASH');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  /** What a gift card has just paid, and what is still due; null before a payment. */
  const [part, setPart] = useState<DeskPaymentPart | null>(null);
  const duePence = part?.duePence ?? booking.duePence;
  const amount = formatPriceShort(duePence);
  const isGift = method === 'COMPLIMENTARY';
  const isByGiftCard = method === 'GIFT_CARD';
  const title = isGift ? 'Mark as complimentary' : `Take ${amount}`;
  const giftCardCode = normaliseCode(code);
  const paying = useMutation({
    mutationFn: (paidBy: PayMethod) =>
      personApi.pay({
        bookingId: booking.bookingId,
        method: paidBy,
        expectedPence: duePence,
        ...(paidBy === 'GIFT_CARD' && { giftCardCode }),
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: (response, paidBy) => {
      if (response.duePence === 0)
        return onDone(
          paidBy === 'COMPLIMENTARY' ? 'Booking marked as complimentary.' : `${amount} payment recorded.`,
        );
      setPart(response);
      setMethod('CASH');
    },
  });
  const close = () => (part ? onDone(describePart(part)) : onClose());
  const codeProblem = isByGiftCard && giftCardCode === '' ? 'Enter a gift card code.' : null;
  return (
    <ConfirmDialog
      title={title}
      open
      onConfirm={() => paying.mutate(method)}
      onClose={close}
      busy={paying.isPending}
      failure={describeMutationError(paying.error)}
      label={isByGiftCard ? 'Pay with gift card' : title}
      busyLabel="Saving…"
      problem={isGift ? getReasonError(reason) : codeProblem}
    >
      <p className="text-stone">{formatBookedClass(booking)}</p>
      {part && <Notice tone="success" title={describePart(part)} />}
      <ChoiceRows
        legend="Payment method"
        name="pay-method"
        value={method}
        onChange={setMethod}
        rows={[
          { value: 'CASH', label: 'Cash' },
          { value: 'TERMINAL', label: 'Card machine' },
          {
            value: 'GIFT_CARD',
            label: 'Gift card',
            detail: 'If it doesn’t cover the price, the rest stays due',
          },
          { value: 'COMPLIMENTARY', label: 'Complimentary', detail: 'No charge' },
        ]}
      />
      {isGift && <ReasonField value={reason} onValue={setReason} />}
      {isByGiftCard && (
        <TextField
          id="pay-gift-card"
          label="Gift card code"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

type DeskPaymentPart = Pick<PayAtDeskResponse, 'paidPence' | 'duePence'>;

function describePart({ paidPence, duePence }: DeskPaymentPart): string {
  return `${formatPriceShort(paidPence)} paid by gift card. ${formatPriceShort(duePence)} is still due.`;
}

function Refund({ booking, onClose, onDone }: BookingDialogProps) {
  const { bookingId, deskRefundPence: ofPence } = booking;
  const [reason, setReason] = useState('');
  const [typedAmount, setTypedAmount] = useState(() => formatAmountInput(ofPence));
  const amountPence = parseAmountInput(typedAmount);
  const refunding = useMutation({
    mutationFn: (pence: number) =>
      personApi.refund({ bookingId, reason: reason.trim(), part: { amountPence: pence, ofPence } }),
    onSuccess: ({ giftCardPence }, pence) =>
      onDone(`${formatPriceShort(pence)} refund recorded.${describeGiftCardRefund(giftCardPence)}`),
  });
  return (
    <ConfirmDialog
      title="Record refund"
      open
      onConfirm={() => amountPence !== null && refunding.mutate(amountPence)}
      onClose={onClose}
      busy={refunding.isPending}
      failure={describeMutationError(refunding.error)}
      label={amountPence ? `Record ${formatPriceShort(amountPence)} refund` : 'Record refund'}
      busyLabel="Saving…"
      problem={getRefundAmountError(amountPence, ofPence) ?? getReasonError(reason)}
    >
      <p className="text-stone">
        {formatBookedClass(booking)}. Payment method: {booking.paidWith}. Refund the client first, then record
        the refund here. We’ll return any gift card part to the gift card.
      </p>
      <TextField
        id="refund-amount"
        label="Amount (£)"
        hint={`Up to ${formatPriceShort(ofPence)}`}
        inputMode="decimal"
        autoComplete="off"
        value={typedAmount}
        onChange={(event) => setTypedAmount(event.currentTarget.value)}
      />
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}

function Cancel({ booking, onClose, onDone }: BookingDialogProps) {
  const inTime = getServerTime() <= new Date(booking.cancelBy);
  const [refundChoice, setRefundChoice] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState('');
  const refund = describeRefund(booking);
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
      failure={describeMutationError(cancelling.error)}
      kind="danger"
      label="Cancel booking"
      busyLabel="Cancelling…"
      closeLabel="Keep booking"
      problem={inTime ? null : getReasonError(reason)}
    >
      <p className="text-stone">
        {formatBookedClass(booking)}. {inTime && refund && `${refund.text} `}We’ll email the client.
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
    </ConfirmDialog>
  );
}

/**
 * Texts about the refund: what a cancellation before the deadline refunds (`text`), and the labels of the two options
 * after it.
 */
interface RefundText {
  text: string;
  yes: { label: string; detail: string };
  no: string;
}

function describeRefund({ creditName, paidPence, paidWith }: StaffBooking): RefundText | null {
  if (creditName)
    return {
      text: `We’ll return 1 session to ${creditName}.`,
      yes: { label: 'Return 1 session', detail: creditName },
      no: 'Don’t return the session',
    };
  if (paidPence === 0) return null;
  const amount = formatPriceShort(paidPence);
  return {
    text: `We’ll refund ${amount} (${paidWith}).`,
    yes: { label: `Refund ${amount}`, detail: paidWith },
    no: 'No refund',
  };
}

/**
 * Returns the options that staff have for a late cancellation: whether to return the payment or, for an unpaid
 * booking, whether the amount stays due.
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

function formatCancelledMessage(response: CancelBookingAsStaffResponse): string {
  const { refundTo, refundedPence, giftCardPence } = response;
  if (refundTo === 'session') return 'Booking cancelled. 1 session returned.';
  if (refundTo === 'card')
    return `Booking cancelled. We’re refunding ${formatPriceShort(refundedPence)} to the card.`;
  if (refundTo === 'desk') return `Booking cancelled.${describeDeskRefund({ refundedPence, giftCardPence })}`;
  return 'Booking cancelled.';
}

function Amend({ booking, act, onClose, onDone }: BookingDialogProps) {
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
      <p className="text-stone">
        {formatBookedClass(booking)}.{' '}
        {didAttend
          ? 'We’ll cancel any unpaid no-show fee. If we returned the session, we’ll deduct it again.'
          : 'Your no-show policy applies.'}
      </p>
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}
