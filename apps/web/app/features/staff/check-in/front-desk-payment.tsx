import type { PayAtDeskResponse } from '@studio/contracts/staff-bookings';
import { formatPriceShort } from '@studio/domain/money/money';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkInApi } from './check-in-api.ts';
import { refetchAttendance } from './check-in-queries.ts';
import type { CheckInRow } from './check-in-rows.ts';

/** Attendee who still has to pay, from the roster or from a scanned code. */
export type UnpaidAttendee = Pick<CheckInRow, 'bookingId' | 'name' | 'details'>;

interface FrontDeskPaymentProps {
  /** Attendee who has to pay; null closes the dialog. */
  row: UnpaidAttendee | null;
  onClose: () => void;
  onPaid: (bookingId: string) => void;
}

/** Dialog that records the payment at the front desk. `onPaid` then checks in the attendee. */
export function FrontDeskPayment({ row, onClose, onPaid }: FrontDeskPaymentProps) {
  const queryClient = useQueryClient();
  const paying = useMutation({
    mutationFn: checkInApi.pay,
    onSuccess: ({ duePence }, { bookingId }) => {
      if (duePence === 0) onPaid(bookingId);
      else void refetchAttendance(queryClient);
    },
  });
  const close = () => {
    paying.reset();
    onClose();
  };
  return (
    <Dialog open={row !== null} onClose={close} labelledBy="take-payment" busy={paying.isPending}>
      {row && (
        <PaymentForm
          key={`${row.bookingId} ${paying.data?.duePence}`}
          row={row}
          byGiftCard={paying.data ?? null}
          busy={paying.isPending}
          problem={paying.error && describeError(paying.error)}
          onClose={close}
          onPay={paying.mutate}
        />
      )}
    </Dialog>
  );
}

function describeError(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome(
        'this payment may already be recorded',
        'Check the roster before you take the payment again.',
      )
    : toApiFailure(error).message || 'The payment wasn’t recorded. Try again.';
}

interface PaymentFormProps {
  row: UnpaidAttendee;
  /** Amounts that a gift card has paid and that are still due; null before such a payment. */
  byGiftCard: Pick<PayAtDeskResponse, 'paidPence' | 'duePence'> | null;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onPay: (payment: Parameters<typeof checkInApi.pay>[0]) => void;
}

type Method = 'TERMINAL' | 'CASH' | 'GIFT_CARD' | 'COMPLIMENTARY';

function PaymentForm({ row, byGiftCard, busy, problem, onClose, onPay }: PaymentFormProps) {
  const [method, setMethod] = useState<Method>('TERMINAL');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const expectedPence = byGiftCard?.duePence ?? row.details?.duePence ?? 0;
  const price = formatPriceShort(expectedPence);
  const free = method === 'COMPLIMENTARY';
  const isByGiftCard = method === 'GIFT_CARD';
  const take = () => {
    const isMissing = (free && reason.trim() === '') || (isByGiftCard && normaliseCode(code) === '');
    setMissing(isMissing);
    if (isMissing) return;
    onPay({
      bookingId: row.bookingId,
      method,
      expectedPence,
      ...(free && { reason: reason.trim() }),
      ...(isByGiftCard && { giftCardCode: normaliseCode(code) }),
    });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) take();
      }}
    >
      <div>
        <h2 id="take-payment" className="text-h3">
          Take {price}
        </h2>
        <p className="mt-1 text-stone">{row.name}</p>
      </div>
      {byGiftCard && (
        <Notice tone="success" title={`${formatPriceShort(byGiftCard.paidPence)} paid by gift card.`}>
          {price} is still due.
        </Notice>
      )}
      <SegmentedControl
        legend="Payment method"
        name="check-in-method"
        tone="strong"
        options={[
          { value: 'TERMINAL', label: 'Card machine' },
          { value: 'CASH', label: 'Cash' },
          { value: 'GIFT_CARD', label: 'Gift card' },
          { value: 'COMPLIMENTARY', label: 'Complimentary' },
        ]}
        value={method}
        onChange={setMethod}
      />
      {free && (
        <TextField
          id="check-in-reason"
          label="Reason for complimentary place"
          maxLength={200}
          value={reason}
          error={missing && reason.trim() === '' ? 'Enter a reason.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {isByGiftCard && (
        <TextField
          id="check-in-gift-card"
          label="Gift card code"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          hint="If the card doesn’t cover the price, the rest stays due."
          error={missing && normaliseCode(code) === '' ? 'Enter a gift card code.' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {problem && <Notice tone="error" title={problem} />}
      <div className="flex gap-3">
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" wide busy={busy} busyLabel="Saving…" className="px-4">
          {free ? 'Check in' : isByGiftCard ? 'Pay with gift card' : `Take ${price}`}
        </Button>
      </div>
    </form>
  );
}
