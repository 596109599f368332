import type { ListPersonEntitlementsResponse } from '@studio/contracts/staff-entitlements';
import { formatPriceShort } from '@studio/domain/money/money';
import { selectPlural } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { describeDeskRefund } from '../../../lib/payments/describe-desk-refund.ts';
import { describeMoneyError, describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

interface EntitlementDialogProps {
  credit: { entitlementId: string; name: string; sessionsLeft: number | null; expiresAt: string | null };
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Dialog that adds or removes sessions, with a reason. The balance can't fall below zero. */
export function AdjustSessionsDialog({ credit, onClose, onDone }: EntitlementDialogProps) {
  const { entitlementId, name, sessionsLeft } = credit;
  const [adjustId] = useIdempotencyKey();
  const [sign, setSign] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState('1');
  const [reason, setReason] = useState('');
  const sessions = Number(count) * (sign === 'more' ? 1 : -1);
  const after = (sessionsLeft ?? 0) + sessions;
  const isNumber = Number.isInteger(sessions) && sessions !== 0 && Math.abs(sessions) <= 200;
  const problem = !isNumber
    ? 'Enter a number of sessions from 1 to 200.'
    : after < 0
      ? `There ${selectPlural(sessionsLeft ?? 0, 'is', 'are')} only ${formatSessions(sessionsLeft)} left.`
      : getReasonError(reason);
  const adjusting = useMutation({
    mutationFn: () => personApi.adjust({ entitlementId, adjustId, sessions, reason: reason.trim() }),
    onSuccess: (response) => onDone(`${name} now has ${formatSessions(response.sessionsLeft)} left.`),
  });
  return (
    <ConfirmDialog
      title="Adjust sessions"
      open
      onConfirm={() => adjusting.mutate()}
      onClose={onClose}
      busy={adjusting.isPending}
      failure={describeMutationError(adjusting.error)}
      label={isNumber && after >= 0 ? `Change to ${formatSessions(after)}` : 'Adjust sessions'}
      busyLabel="Saving…"
      problem={problem}
    >
      <p className="text-stone">
        {name}: {formatSessions(sessionsLeft)} left
      </p>
      <SegmentedControl
        legend="Add or remove sessions"
        name="adjust-sign"
        value={sign}
        onChange={setSign}
        options={[
          { value: 'more', label: 'Add' },
          { value: 'fewer', label: 'Remove' },
        ]}
      />
      <TextField
        id="adjust-count"
        label="Number of sessions"
        type="number"
        inputMode="numeric"
        min={1}
        max={200}
        value={count}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}

/** Dialog that changes the last valid day, with a reason. */
export function ChangeExpiryDialog({ credit, onClose, onDone }: EntitlementDialogProps) {
  const { entitlementId, name, expiresAt } = credit;
  const today = toLondonDate(getServerTime());
  const last = expiresAt ? toLondonDate(new Date(new Date(expiresAt).getTime() - 1)) : today;
  const [lastDay, setLastDay] = useState([last, today].sort().at(-1) ?? today);
  const [reason, setReason] = useState('');
  const extending = useMutation({
    mutationFn: (day: string) => personApi.extend({ entitlementId, lastDay: day, reason: reason.trim() }),
    onSuccess: (_, day) => onDone(`${name} is now valid until ${formatDayAndYear(day)}.`),
  });
  return (
    <ConfirmDialog
      title="Change expiry date"
      open
      onConfirm={() => extending.mutate(lastDay)}
      onClose={onClose}
      busy={extending.isPending}
      failure={describeMutationError(extending.error)}
      label="Change expiry date"
      busyLabel="Saving…"
      problem={lastDay < today ? 'Choose today or a later date.' : getReasonError(reason)}
    >
      <p className="text-stone">{name}</p>
      <TextField
        id="extend-day"
        label="Valid until"
        type="date"
        min={today}
        value={lastDay}
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}

interface ReverseSaleDialogProps extends Omit<EntitlementDialogProps, 'credit'> {
  credit: Pick<
    ListPersonEntitlementsResponse['entitlements'][number],
    'entitlementId' | 'name' | 'reversalPence' | 'reversalGiftCardPence' | 'deskMethod'
  >;
}

/** Dialog that reverses a front-desk sale of which no session is used yet. Staff refund the money themselves. */
export function ReverseSaleDialog({ credit, onClose, onDone }: ReverseSaleDialogProps) {
  const { entitlementId, name, reversalPence, reversalGiftCardPence, deskMethod } = credit;
  const [reason, setReason] = useState('');
  const refund = formatPriceShort(reversalPence ?? 0);
  const reversing = useMutation({
    mutationFn: () => personApi.reverseSale({ entitlementId, reason: reason.trim() }),
    onSuccess: (refund) => onDone(`Sale reversed.${describeDeskRefund(refund)}`),
  });
  return (
    <ConfirmDialog
      title={`Reverse sale of ${name}?`}
      open
      onConfirm={() => reversing.mutate()}
      onClose={onClose}
      busy={reversing.isPending}
      failure={describeMoneyError(reversing.error, {
        done: 'the sale may have been reversed',
        unchanged: 'The sale hasn’t been reversed.',
      })}
      label={reversalPence ? `Reverse sale and refund ${refund}` : 'Reverse sale'}
      busyLabel="Reversing…"
      closeLabel="Keep sale"
      problem={getReasonError(reason)}
    >
      {(attempted) => (
        <>
          <p className="text-stone">
            The client will lose these sessions{reversalPence ? ', and we’ll issue a credit note' : ''}.
            {describeReversal({ reversalPence, reversalGiftCardPence, deskMethod })}
          </p>
          <ReasonField value={reason} onValue={setReason} showsError={attempted} />
        </>
      )}
    </ConfirmDialog>
  );
}

/**
 * Describes the amount that staff refund, with the method, and the amount that returns to a gift card. Empty
 * when nothing was paid.
 */
function describeReversal({
  reversalPence,
  reversalGiftCardPence,
  deskMethod,
}: Pick<ReverseSaleDialogProps['credit'], 'reversalPence' | 'reversalGiftCardPence' | 'deskMethod'>): string {
  const moneyPence = (reversalPence ?? 0) - reversalGiftCardPence;
  const how = deskMethod === 'CASH' ? 'in cash' : 'by card machine';
  const money = moneyPence > 0 ? ` Refund the client ${formatPriceShort(moneyPence)} ${how}.` : '';
  const card =
    reversalGiftCardPence > 0
      ? ` We’ll return ${formatPriceShort(reversalGiftCardPence)} to the gift card.`
      : '';
  return `${money}${card}`;
}
