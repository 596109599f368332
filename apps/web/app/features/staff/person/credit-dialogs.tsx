import { formatPrice } from '@studio/domain/money/money';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { formatSessions, getErrorMessage } from '../../../lib/format/staff-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

interface CreditDialogProps {
  credit: { entitlementId: string; name: string; sessionsLeft: number | null; expiresAt: string | null };
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Dialog that adds or removes sessions, with a reason. The balance can't fall below zero. */
export function AdjustSessionsDialog({ credit, onClose, onDone }: CreditDialogProps) {
  const { entitlementId, name, sessionsLeft } = credit;
  const [adjustId] = useIdempotencyKey();
  const [sign, setSign] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState('1');
  const [reason, setReason] = useState('');
  const sessions = Number(count) * (sign === 'more' ? 1 : -1);
  const after = (sessionsLeft ?? 0) + sessions;
  const isNumber = Number.isInteger(sessions) && sessions !== 0 && Math.abs(sessions) <= 200;
  const missing = !isNumber
    ? 'Enter a number of sessions from 1 to 200.'
    : after < 0
      ? `There ${sessionsLeft === 1 ? 'is' : 'are'} only ${formatSessions(sessionsLeft)} left.`
      : getReasonError(reason);
  return (
    <FormDialog
      title="Adjust sessions"
      open
      onClose={onClose}
      label={isNumber && after >= 0 ? `Change to ${formatSessions(after)}` : 'Adjust sessions'}
      busyLabel="Saving…"
      missing={missing}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const response = await personApi.adjust({ entitlementId, adjustId, sessions, reason: reason.trim() });
        onDone(`${name} now has ${formatSessions(response.sessionsLeft)} left.`);
      }}
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
    </FormDialog>
  );
}

/** Dialog that changes the last valid day, with a reason. */
export function ExtendExpiryDialog({ credit, onClose, onDone }: CreditDialogProps) {
  const { entitlementId, name, expiresAt } = credit;
  const today = toLondonDate(getServerTime());
  const last = expiresAt ? toLondonDate(new Date(new Date(expiresAt).getTime() - 1)) : today;
  const [lastDay, setLastDay] = useState([last, today].sort().at(-1) ?? today);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title="Change expiry date"
      open
      onClose={onClose}
      label="Change expiry date"
      busyLabel="Saving…"
      missing={lastDay < today ? 'Choose today or a later date.' : getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.extend({ entitlementId, lastDay, reason: reason.trim() });
        onDone(`${name} is now valid until ${formatDayAndYear(lastDay)}.`);
      }}
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
    </FormDialog>
  );
}

interface ReverseSaleDialogProps extends Omit<CreditDialogProps, 'credit'> {
  credit: { entitlementId: string; name: string; reversalPence: number | null };
}

/** Dialog that reverses a front-desk sale while none of its sessions is used. Staff hand the money back. */
export function ReverseSaleDialog({ credit, onClose, onDone }: ReverseSaleDialogProps) {
  const { entitlementId, name, reversalPence } = credit;
  const [reason, setReason] = useState('');
  const refund = formatPrice(reversalPence ?? 0);
  return (
    <FormDialog
      title={`Reverse sale of ${name}?`}
      open
      onClose={onClose}
      label={reversalPence ? `Reverse sale and refund ${refund}` : 'Reverse sale'}
      busyLabel="Reversing…"
      missing={getReasonError(reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const { refundedPence } = await personApi.reverseSale({ entitlementId, reason: reason.trim() });
        onDone(
          refundedPence > 0
            ? `Sale reversed. Refund ${formatPrice(refundedPence)} to the client now.`
            : 'Sale reversed.',
        );
      }}
    >
      <p className="text-stone">
        The client loses these sessions.
        {reversalPence ? ` Refund ${refund} by the original payment method. We’ll issue a credit note.` : ''}
      </p>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
