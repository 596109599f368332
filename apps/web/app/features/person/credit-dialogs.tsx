import { formatPrice } from '@studio/domain/money/money';
import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { sessionsWords, whyNot } from '../../lib/staff-words.ts';
import { useFreshId } from '../../lib/use-fresh-id.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { personApi } from './person-api.ts';
import { Reason, reasonMissing } from './reason.tsx';

interface CreditDialogProps {
  credit: { entitlementId: string; name: string; sessionsLeft: number | null; expiresAt: string | null };
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Sessions more or fewer, with a reason; never below zero. */
export function AdjustDialog({ credit, onClose, onDone }: CreditDialogProps) {
  const { entitlementId, name, sessionsLeft } = credit;
  const [adjustId] = useFreshId();
  const [sign, setSign] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState('1');
  const [reason, setReason] = useState('');
  const sessions = Number(count) * (sign === 'more' ? 1 : -1);
  const after = (sessionsLeft ?? 0) + sessions;
  const isNumber = Number.isInteger(sessions) && sessions !== 0 && Math.abs(sessions) <= 200;
  const missing = !isNumber
    ? 'Write how many sessions.'
    : after < 0
      ? `Only ${sessionsWords(sessionsLeft)} left.`
      : reasonMissing(reason);
  return (
    <ActDialog
      title={`Adjust ${name}`}
      open
      onClose={onClose}
      label={isNumber && after >= 0 ? `Make it ${sessionsWords(after)}` : 'Adjust'}
      busyLabel="Adjusting"
      missing={missing}
      sentenceOf={whyNot}
      act={async () => {
        const answer = await personApi.adjust({ entitlementId, adjustId, sessions, reason: reason.trim() });
        onDone(`${name}: ${sessionsWords(answer.sessionsLeft)} left.`);
      }}
    >
      <p className="text-stone">{sessionsWords(sessionsLeft)} left now.</p>
      <Segmented
        legend="More or fewer"
        name="adjust-sign"
        value={sign}
        onChange={setSign}
        options={[
          { value: 'more', label: 'Give' },
          { value: 'fewer', label: 'Take' },
        ]}
      />
      <TextField
        id="adjust-count"
        label="Sessions"
        type="number"
        inputMode="numeric"
        min={1}
        max={200}
        value={count}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <Reason value={reason} onValue={setReason} />
    </ActDialog>
  );
}

/** Another last day, with a reason. */
export function ExtendDialog({ credit, onClose, onDone }: CreditDialogProps) {
  const { entitlementId, name, expiresAt } = credit;
  const today = londonDate(serverNow());
  const last = expiresAt ? londonDate(new Date(new Date(expiresAt).getTime() - 1)) : today;
  const [lastDay, setLastDay] = useState([last, today].sort().at(-1) ?? today);
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={`Extend ${name}`}
      open
      onClose={onClose}
      label="Save the new day"
      busyLabel="Saving"
      missing={lastDay < today ? 'Choose today or a later day.' : reasonMissing(reason)}
      sentenceOf={whyNot}
      act={async () => {
        await personApi.extend({ entitlementId, lastDay, reason: reason.trim() });
        onDone(`${name} has a new last day.`);
      }}
    >
      <TextField
        id="extend-day"
        label="Last day"
        type="date"
        min={today}
        value={lastDay}
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
      <Reason value={reason} onValue={setReason} />
    </ActDialog>
  );
}

interface TakeBackDialogProps extends Omit<CreditDialogProps, 'credit'> {
  credit: { entitlementId: string; name: string; takeBackPence: number | null };
}

/** What was sold at the desk goes back, as long as no session of it is used; what was paid is handed over. */
export function TakeBackDialog({ credit, onClose, onDone }: TakeBackDialogProps) {
  const { entitlementId, name, takeBackPence } = credit;
  const [reason, setReason] = useState('');
  const back = formatPrice(takeBackPence ?? 0);
  return (
    <ActDialog
      title={`Take back ${name}`}
      open
      onClose={onClose}
      label={takeBackPence ? `Give back ${back}` : 'Take it back'}
      busyLabel="Taking it back"
      missing={reasonMissing(reason)}
      sentenceOf={whyNot}
      act={async () => {
        const { backPence } = await personApi.takeBack({ entitlementId, reason: reason.trim() });
        onDone(
          backPence > 0
            ? `${name} is taken back. Hand over ${formatPrice(backPence)}.`
            : `${name} is taken back.`,
        );
      }}
    >
      <p className="text-stone">
        Its sessions are gone then.
        {takeBackPence ? ` ${back} is given back at the desk, the way it came, with a credit note.` : ''}
      </p>
      <Reason value={reason} onValue={setReason} />
    </ActDialog>
  );
}
