import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import type { Passkey } from '../../../lib/session/account-types.ts';
import { removePasskey } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import { RowButton } from './row-button.tsx';
import { SecurityRow } from './security-row.tsx';
import { useSecurityMutation } from './use-security-mutation.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether the passkey was just created, so that the member should name it first. */
  isFresh: boolean;
  /** Called when an action starts, so that the last announcement is cleared. */
  onStart: () => void;
  onNamed: (name: string) => void;
  onRemoved: () => void;
}

/** Current or last action on a passkey. It decides where the focus goes afterwards. */
type PasskeyAction = 'naming' | 'removing' | 'named' | 'kept' | null;

export function PasskeyRow({ passkey, isFresh, onStart, onNamed, onRemoved }: PasskeyRowProps) {
  const [action, setAction] = useState<PasskeyAction>(isFresh ? 'naming' : null);
  if (action === 'naming') {
    const named = (other: string) => {
      onNamed(other);
      setAction('named');
    };
    return <RenamePasskeyForm passkey={passkey} onNamed={named} onCancel={() => setAction('named')} />;
  }
  if (action === 'removing') {
    return <RemovePasskey passkey={passkey} onRemoved={onRemoved} onCancel={() => setAction('kept')} />;
  }
  const start = (what: PasskeyAction) => {
    onStart();
    setAction(what);
  };
  return <ShownPasskey passkey={passkey} lastAction={action} onAction={start} />;
}

interface ShownPasskeyProps {
  passkey: Passkey;
  lastAction: PasskeyAction;
  onAction: (what: PasskeyAction) => void;
}

function ShownPasskey({ passkey: { name, createdAt, isExternal }, lastAction, onAction }: ShownPasskeyProps) {
  return (
    <SecurityRow
      icon={isExternal ? 'smartphone' : 'key-round'}
      title={name}
      action={
        <>
          <RowButton
            kind="secondary"
            about={name}
            autoFocus={lastAction === 'named'}
            onClick={() => onAction('naming')}
          >
            Rename
          </RowButton>
          <RowButton
            kind="secondary"
            about={name}
            autoFocus={lastAction === 'kept'}
            onClick={() => onAction('removing')}
          >
            Remove
          </RowButton>
        </>
      }
    >
      Added on {formatDayAndYear(toLondonDate(createdAt))}
    </SecurityRow>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks to confirm the removal in the passkey's row. */
function RemovePasskey({ passkey, onRemoved, onCancel }: RemovePasskeyProps) {
  const { mutate, busy, failure } = useSecurityMutation(() => removePasskey(passkey.id), {
    onDone: onRemoved,
  });
  return (
    <SecurityRow
      icon="key-round"
      title={`Remove ${passkey.name}?`}
      failure={failure}
      action={
        <>
          <Button kind="danger" size="small" busy={busy} busyLabel="Removing…" onClick={() => mutate()}>
            Remove passkey
          </Button>
          <Button kind="secondary" size="small" autoFocus onClick={onCancel}>
            Keep passkey
          </Button>
        </>
      }
    >
      You won’t be able to log in with this passkey. Devices that are already logged in stay logged in.
    </SecurityRow>
  );
}
