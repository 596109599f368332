import type { FailedRefund } from '@studio/contracts/staff-refunds';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { retryRefund } from '../../../lib/api/shared-staff-api.ts';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { markRefundedAnotherWay } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';

/** Refunds that failed. The studio still owes the client this money. */
export function FailedRefundsTab() {
  const { data: refunds, isError, isFetching, refetch } = useQuery(moneyQueries.failedRefunds());
  const [manualRefund, setManualRefund] = useState<FailedRefund | null>(null);
  if (!refunds && isError)
    return <LoadError title="Couldn’t load failed refunds." busy={isFetching} onRetry={refetch} />;
  if (!refunds) return <Skeleton className="block h-48 rounded-card" />;
  if (refunds.length === 0) return <p className="text-lead text-stone">No failed refunds.</p>;
  return (
    <>
      <p className="max-w-[60ch] text-stone">
        These refunds failed, so you still owe the money. Try again, or refund the client another way.
      </p>
      <ul className="mt-5 grid gap-4">
        {refunds.map((refund) => (
          <Row key={refund.refundId} refund={refund} onRefundManually={() => setManualRefund(refund)} />
        ))}
      </ul>
      {manualRefund && <ManualRefundDialog refund={manualRefund} onClose={() => setManualRefund(null)} />}
    </>
  );
}

function Row({ refund, onRefundManually }: { refund: FailedRefund; onRefundManually: () => void }) {
  const amount = formatPriceShort(refund.amountPence, refund.currency);
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => retryRefund(refund.refundId),
    onSuccess: () => {
      showToast(`We’re trying the ${amount} refund again.`);
      return queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  const failure = describeMoneyError(retrying.error, {
    done: 'the refund may have been retried',
    unchanged: 'The refund hasn’t been retried.',
  });
  return (
    <li className="grid gap-4 rounded-card border border-hairline bg-paper p-5 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <p className="text-row">
          <span className="numeric">{amount}</span> to{' '}
          {refund.personId ? (
            <Link to={`/admin/people/${refund.personId}`} className="text-link">
              {refund.payerName}
            </Link>
          ) : (
            refund.payerName
          )}
        </p>
        <p className="mt-1 text-small">
          {refund.item}. {refund.reason}.
        </p>
        <p className="mt-1 text-small text-error">
          Failed {formatMomentMedium(new Date(refund.failedAt))}.{' '}
          {refund.failure ?? 'The bank gave no reason.'}
        </p>
        {failure && (
          <div className="mt-3">
            <Notice tone="error" title={failure} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          busy={retrying.isPending}
          busyLabel="Trying again…"
          onClick={() => retrying.mutate()}
        >
          Try again
        </Button>
        <Button kind="secondary" size="small" disabled={retrying.isPending} onClick={onRefundManually}>
          Mark as refunded another way
        </Button>
      </div>
    </li>
  );
}

function ManualRefundDialog({ refund, onClose }: { refund: FailedRefund; onClose: () => void }) {
  const id = useId();
  const [method, setMethod] = useState<'CASH' | 'TERMINAL'>('CASH');
  const [note, setNote] = useState('');
  const amount = formatPriceShort(refund.amountPence, refund.currency);
  const queryClient = useQueryClient();
  const marking = useMutation({
    mutationFn: () => markRefundedAnotherWay(refund.refundId, method, note.trim()),
    onSuccess: () => {
      showToast(`${amount} marked as refunded.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Mark ${amount} as refunded another way`}
      onConfirm={() => marking.mutate()}
      onClose={onClose}
      busy={marking.isPending}
      failure={describeMoneyError(marking.error, {
        done: 'the refund may have been recorded',
        unchanged: 'The refund hasn’t been recorded.',
      })}
      label="Mark as refunded"
      busyLabel="Saving…"
      problem={note.trim().length < 3 ? 'Enter a note of at least 3 characters.' : null}
    >
      <p className="text-small text-stone">
        This records that you refunded {refund.payerName} at the front desk. We won’t retry the card refund.
      </p>
      <SegmentedControl
        legend="Payment method"
        name="hand-over"
        options={[
          { value: 'CASH', label: 'Cash' },
          { value: 'TERMINAL', label: 'Card machine' },
        ]}
        value={method}
        onChange={setMethod}
      />
      <TextField
        id={id}
        label="Note"
        hint="Who received the money, and when"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
