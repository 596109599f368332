import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { getRefundAmountError } from '@studio/domain/purchases/refund-amount-error';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  describeGiftCardRefund,
  describeRecordedRefund,
} from '../../../lib/payments/describe-desk-refund.ts';
import { describeMoneyError, recordedRefundError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

/** Dialog that records the refund of a front-desk payment for a cancelled or past booking. */
export function RecordRefundDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const { bookingId, deskRefundPence: ofPence } = booking;
  const [reason, setReason] = useState('');
  const [typedAmount, setTypedAmount] = useState(() => formatAmountInput(ofPence));
  const amountPence = parseAmountInput(typedAmount);
  const amountError = getRefundAmountError(amountPence, ofPence);
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
      failure={describeMoneyError(refunding.error, recordedRefundError)}
      label={
        amountPence && amountError === null
          ? `Record ${formatPriceShort(amountPence)} refund`
          : 'Record refund'
      }
      busyLabel="Saving…"
      problem={amountError ?? getReasonError(reason)}
    >
      {(attempted) => (
        <>
          <p className="text-stone">
            {formatBookedClass(booking)}. Payment method: {booking.paidWith}. {describeHandover(booking)}
          </p>
          <TextField
            id="refund-amount"
            label="Amount (£)"
            hint={`Up to ${formatPriceShort(ofPence)}`}
            inputMode="decimal"
            autoComplete="off"
            value={typedAmount}
            error={attempted ? (amountError ?? undefined) : undefined}
            onChange={(event) => setTypedAmount(event.currentTarget.value)}
          />
          <ReasonField value={reason} onValue={setReason} showsError={attempted} />
          <p className="text-small font-medium">
            {describeRecordedRefund(ofPence - booking.deskRefundGiftCardPence)}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Says what staff do before they record the refund, and what returns to a gift card. */
function describeHandover({
  deskRefundPence,
  deskRefundGiftCardPence,
}: Pick<StaffBooking, 'deskRefundPence' | 'deskRefundGiftCardPence'>): string {
  const moneyPence = deskRefundPence - deskRefundGiftCardPence;
  if (moneyPence <= 0) return 'We’ll return the amount to the gift card.';
  const first = 'Give the client the money first, then record the refund here.';
  return deskRefundGiftCardPence > 0
    ? `${first} We’ll return anything above ${formatPriceShort(moneyPence)} to the gift card.`
    : first;
}
