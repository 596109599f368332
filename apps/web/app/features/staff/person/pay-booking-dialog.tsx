import type { PayAtDeskResponse } from '@studio/contracts/staff-bookings';
import type { DeskPaymentMethod } from '@studio/contracts/staff-desk-sales';
import { formatPriceShort } from '@studio/domain/money/money';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatBookedClass } from './booked-class-text.ts';
import type { BookingDialogProps } from './booking-actions.ts';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

type PayMethod = DeskPaymentMethod | 'GIFT_CARD';

export function PayBookingDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const [method, setMethod] = useState<PayMethod>('CASH');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  /** Amounts that a gift card has paid in this dialog and that are still due; null before such a payment. */
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
      failure={describeMoneyError(paying.error, {
        done: 'the payment may have been recorded',
        unchanged: 'The payment hasn’t been recorded.',
      })}
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
