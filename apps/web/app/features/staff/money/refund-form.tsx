import type { PaymentDetails } from '@studio/contracts/staff-money';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { isRefundCounted } from '@studio/domain/money/refund-status';
import { getRefundAmountError } from '@studio/domain/purchases/refund-amount-error';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { personQueryKeys } from '../../../lib/query/person-query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refundPayment } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';
import {
  describeRecording,
  describeRefunded,
  describeRefundForm,
  describeRefundSplit,
  getReasonHint,
  getRefundErrorText,
  getRefundLabel,
} from './refund-text.ts';

/**
 * Form that refunds all or part of a card payment, or records the refund of a front-desk payment. Retries reuse
 * `refundId`, so that a double click refunds only once.
 */
export function RefundForm({ paid }: { paid: PaymentDetails }) {
  const open = paid.places.filter(({ remainingPence }) => remainingPence > 0);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const place = open.find(({ bookingId }) => bookingId === chosenId) ?? open[0];
  const maxPence = place?.remainingPence ?? paid.remainingPence;
  const [typedAmount, setTypedAmount] = useState<string | null>(null);
  // After a part refund, the rest isn't suggested, so that no one refunds it by mistake.
  const amount = typedAmount ?? (paid.refunds.length > 0 ? '' : formatAmountInput(maxPence));
  const [reason, setReason] = useState('');
  const [removeSessions, setRemoveSessions] = useState(false);
  const [tried, setTried] = useState(false);
  const [refundId, setRefundId] = useState(() => crypto.randomUUID());
  const queryClient = useQueryClient();
  const refunding = useMutation({
    mutationFn: refundPayment,
    onSuccess: async ({ giftCardPence }, { amountPence }) => {
      showToast(describeRefunded(paid, amountPence, giftCardPence));
      // The profile shows what is left of the payment, too.
      void queryClient.invalidateQueries({ queryKey: personQueryKeys.all });
      await queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  const failure = describeMoneyError(refunding.error, getRefundErrorText(paid));
  const pence = parseAmountInput(amount);
  const removesAll = isFullRefund(pence, paid);
  const problems = {
    amount: getRefundAmountError(pence, maxPence, paid.currency) ?? undefined,
    reason: reason.trim().length < 3 ? 'Enter a reason of at least 3 characters.' : undefined,
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      // After a change of the input, the form requests another refund, so it gets a new id.
      setRefundId(crypto.randomUUID());
    };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.amount || problems.reason || pence === null || refunding.isPending) return;
    const { source, id } = paid;
    refunding.mutate({
      refundId,
      source,
      id,
      bookingId: place?.bookingId ?? null,
      amountPence: pence,
      reason: reason.trim(),
      removeSessions: removeSessions || removesAll,
    });
  };
  return (
    <form
      aria-labelledby="refund-title"
      noValidate
      onSubmit={send}
      className="mt-8 rounded-card border border-hairline bg-paper p-5"
    >
      <h3 id="refund-title" className="text-row">
        {paid.source === 'desk' ? 'Record refund' : 'Refund payment'}
      </h3>
      <p className="mt-1 text-small text-stone">{describeRefundForm(paid)}</p>
      <div className="mt-4 grid gap-4">
        {open.length > 1 && (
          <ChoiceField
            id="refund-place"
            label="Booking"
            value={place?.bookingId ?? ''}
            onChange={(event) => {
              change(setChosenId)(event.target.value);
              setTypedAmount(null);
            }}
          >
            {open.map(({ bookingId, name, remainingPence }) => (
              <option key={bookingId} value={bookingId}>
                {name}, up to {formatPriceShort(remainingPence, paid.currency)}
              </option>
            ))}
          </ChoiceField>
        )}
        <TextField
          id="refund-amount"
          label="Amount (£)"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint={
            maxPence < paid.remainingPence
              ? `Up to ${formatPriceShort(maxPence, paid.currency)}`
              : (describeRefundSplit(paid, pence) ?? '')
          }
          error={tried ? problems.amount : undefined}
          onChange={(event) => change(setTypedAmount)(event.target.value)}
        />
        <TextField
          id="refund-reason"
          label="Reason"
          maxLength={300}
          value={reason}
          hint={getReasonHint(paid)}
          error={tried ? problems.reason : undefined}
          onChange={(event) => change(setReason)(event.target.value)}
        />
        {paid.sessions && paid.sessions.sessionsLeft > 0 && (
          <CheckboxField
            id="refund-sessions"
            checked={removeSessions || removesAll}
            disabled={removesAll}
            onChange={(event) => change(setRemoveSessions)(event.target.checked)}
          >
            Remove {formatCount(paid.sessions.sessionsLeft, 'unused session')}
          </CheckboxField>
        )}
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <RefundButton
        paid={paid}
        pence={pence !== null && pence <= maxPence ? pence : null}
        busy={refunding.isPending}
      />
    </form>
  );
}

interface RefundButtonProps {
  paid: PaymentDetails;
  /** Amount that the button names; null for an invalid amount. */
  pence: number | null;
  busy: boolean;
}

/** Submit button. For a front-desk refund, says beside the button that recording the refund moves no money. */
function RefundButton({ paid, pence, busy }: RefundButtonProps) {
  const recording = describeRecording(paid);
  return (
    <div className="mt-5 grid gap-3">
      {recording && <p className="text-small font-medium">{recording}</p>}
      <Button
        type="submit"
        kind="danger"
        wide
        busy={busy}
        busyLabel={paid.source === 'desk' ? 'Saving…' : 'Refunding…'}
      >
        {getRefundLabel(paid, pence)}
      </Button>
    </div>
  );
}

/**
 * Returns whether this refund returns all that is left of a payment without a gift card. If so, the server also
 * removes the unused sessions.
 */
function isFullRefund(
  pence: number | null,
  { amountPence, giftCardPence, refunds }: PaymentDetails,
): boolean {
  const refunded = refunds.filter(({ status }) => isRefundCounted(status));
  const unrefundedPence = refunded.reduce((rest, refund) => rest - refund.amountPence, amountPence);
  return giftCardPence === 0 && pence === unrefundedPence;
}
