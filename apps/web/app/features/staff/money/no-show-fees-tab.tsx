import type { DueNoShowFee } from '@studio/contracts/staff-no-show-fees';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { personQueryKeys } from '../../../lib/query/person-query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { settleNoShowFee } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';

/** List of no-show fees, which are due at the client's next visit. */
export function NoShowFeesTab() {
  const { data: fees, isError, isFetching, refetch } = useQuery(moneyQueries.noShowFees());
  const [chosen, setChosen] = useState<DueNoShowFee | null>(null);
  if (!fees && isError)
    return <LoadError title="Couldn’t load no-show fees." busy={isFetching} onRetry={refetch} />;
  if (!fees) return <Skeleton className="block h-48 rounded-card" />;
  if (fees.length === 0) return <p className="text-lead text-stone">No unpaid no-show fees.</p>;
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {fees.map((fee) => (
          <li
            key={fee.bookingId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
          >
            <div>
              <p className="text-row">
                {fee.personId ? (
                  <Link to={`/admin/people/${fee.personId}`} className="text-link">
                    {fee.clientName}
                  </Link>
                ) : (
                  fee.clientName
                )}
              </p>
              <p className="text-small text-stone">
                {fee.classTitle}, {formatMomentMedium(new Date(fee.classAt))}
              </p>
            </div>
            <div className="flex items-center gap-4">
              <p className="numeric text-ui font-medium">{formatPriceShort(fee.feePence, fee.currency)}</p>
              <Button kind="secondary" size="small" onClick={() => setChosen(fee)}>
                Settle fee
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {chosen && <SettleFeeForm fee={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

type FeeOutcome = 'CASH' | 'TERMINAL' | 'WAIVED';

/** Form that records the payment of a no-show fee, or waives the fee. */
export function SettleFeeForm({ fee, onClose }: { fee: DueNoShowFee; onClose: () => void }) {
  const id = useId();
  const [outcome, setOutcome] = useState<FeeOutcome>('CASH');
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const settling = useMutation({
    mutationFn: (method: FeeOutcome) => settleNoShowFee(fee.bookingId, method, reason.trim()),
    onSuccess: (_, method) => {
      showToast(method === 'WAIVED' ? 'Fee waived.' : 'Payment recorded.');
      onClose();
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: moneyQueries.all }),
        // The form is also on the client's profile, whose payments change.
        queryClient.invalidateQueries({ queryKey: personQueryKeys.all }),
      ]);
    },
  });
  const isWaived = outcome === 'WAIVED';
  return (
    <ConfirmDialog
      open
      title="Settle no-show fee"
      onConfirm={() => settling.mutate(outcome)}
      onClose={onClose}
      busy={settling.isPending}
      failure={describeMoneyError(settling.error, {
        done: 'the payment may have been recorded',
        unchanged: 'Nothing has been recorded.',
      })}
      label={isWaived ? 'Waive fee' : 'Record payment'}
      busyLabel="Saving…"
      problem={isWaived && reason.trim().length < 3 ? 'Enter a reason of at least 3 characters.' : null}
    >
      <p className="text-small text-stone">
        {formatPriceShort(fee.feePence, fee.currency)} from {fee.clientName} for a no-show at {fee.classTitle}
      </p>
      <SegmentedControl
        legend="Settle with"
        name="settle-fee"
        options={[
          { value: 'CASH', label: 'Cash' },
          { value: 'TERMINAL', label: 'Card machine' },
          { value: 'WAIVED', label: 'No payment (waive)' },
        ]}
        value={outcome}
        onChange={setOutcome}
      />
      <TextField
        id={id}
        label={isWaived ? 'Reason' : 'Note'}
        optional={!isWaived}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
