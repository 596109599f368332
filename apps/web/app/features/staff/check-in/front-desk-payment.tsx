import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkInApi } from './check-in-api.ts';
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
  const paying = useMutation({
    mutationFn: ({ bookingId, method, reason }: Payment) => checkInApi.pay(bookingId, method, reason),
    onSuccess: (_paid, { bookingId }) => onPaid(bookingId),
  });
  const close = () => {
    paying.reset();
    onClose();
  };
  return (
    <Dialog open={row !== null} onClose={close} labelledBy="take-payment" busy={paying.isPending}>
      {row && (
        <PaymentForm
          key={row.bookingId}
          row={row}
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

interface Payment {
  bookingId: string;
  method: Method;
  /** Reason for no charge; null if the amount is paid. */
  reason: string | null;
}

interface PaymentFormProps {
  row: UnpaidAttendee;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onPay: (payment: Payment) => void;
}

type Method = 'TERMINAL' | 'CASH' | 'COMPLIMENTARY';

function PaymentForm({ row, busy, problem, onClose, onPay }: PaymentFormProps) {
  const [method, setMethod] = useState<Method>('TERMINAL');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const price = formatPriceShort(row.details?.duePence ?? 0);
  const free = method === 'COMPLIMENTARY';
  const take = () => {
    if (free && reason.trim() === '') return setMissing(true);
    onPay({ bookingId: row.bookingId, method, reason: free ? reason.trim() : null });
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
      <SegmentedControl
        legend="Payment method"
        name="check-in-method"
        tone="strong"
        options={[
          { value: 'TERMINAL', label: 'Card machine' },
          { value: 'CASH', label: 'Cash' },
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
      {problem && <Notice tone="error" title={problem} />}
      <div className="flex gap-3">
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" wide busy={busy} busyLabel="Saving…" className="px-4">
          {free ? 'Check in' : `Take ${price}`}
        </Button>
      </div>
    </form>
  );
}
