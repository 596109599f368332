import type { PaymentDetails } from '@studio/contracts/staff-money';
import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeDeskRefund } from '../../../lib/payments/describe-desk-refund.ts';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { reverseCounterSale } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';

interface ReverseSaleFormProps {
  paid: PaymentDetails;
  reversal: NonNullable<PaymentDetails['reversal']>;
}

/**
 * Form that reverses the sale of a counter item. Staff refund the client; the part that a gift card paid
 * returns to the gift card.
 */
export function ReverseSaleForm({ paid, reversal }: ReverseSaleFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const reversing = useMutation({
    mutationFn: (typed: string) => reverseCounterSale(paid.id, typed),
    onSuccess: async (refund) => {
      showToast(`Sale reversed.${describeDeskRefund(refund)}`);
      await queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  const failure = describeMoneyError(reversing.error, {
    done: 'the sale may have been reversed',
    unchanged: 'The sale hasn’t been reversed.',
  });
  const error = reason.trim().length < 3 ? 'Enter a reason of at least 3 characters.' : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error && !reversing.isPending) reversing.mutate(reason.trim());
  };
  return (
    <form
      aria-labelledby="reverse-title"
      noValidate
      onSubmit={send}
      className="mt-8 rounded-card border border-hairline bg-paper p-5"
    >
      <h3 id="reverse-title" className="text-row">
        Reverse sale
      </h3>
      <p className="mt-1 text-small text-stone">{describeReversal(paid, reversal)}</p>
      <div className="mt-4">
        <TextField
          id="reverse-reason"
          label="Reason"
          maxLength={300}
          autoComplete="off"
          value={reason}
          hint="Saved in the activity log."
          error={tried ? error : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-5">
        <Button type="submit" kind="danger" wide busy={reversing.isPending} busyLabel="Reversing…">
          {reversal.amountPence > 0
            ? `Reverse sale and refund ${formatPriceShort(reversal.amountPence, paid.currency)}`
            : 'Reverse sale'}
        </Button>
      </div>
    </form>
  );
}

/** Describes the amount that staff refund, with the method, and the amount that returns to a gift card. */
function describeReversal(
  { paymentMethod, currency }: PaymentDetails,
  { amountPence, giftCardPence }: ReverseSaleFormProps['reversal'],
): string {
  if (amountPence === 0)
    return 'The client paid nothing, so there’s nothing to refund. The promo code can be used again.';
  const moneyPence = amountPence - giftCardPence;
  const how = paymentMethod === 'CASH' ? 'in cash' : 'by card machine';
  return [
    moneyPence > 0 && `Refund the client ${formatPriceShort(moneyPence, currency)} ${how}.`,
    giftCardPence > 0 && `We’ll return ${formatPriceShort(giftCardPence, currency)} to the gift card.`,
    'We’ll issue a credit note.',
  ]
    .filter(Boolean)
    .join(' ');
}
