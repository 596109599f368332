import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { getRefundAmountError } from '@studio/domain/purchases/refund-amount-error';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeGiftCardRefund } from '../../../lib/payments/describe-desk-refund.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

export function RecordRefundDialog({ booking, onClose, onDone }: BookingDialogProps) {
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
