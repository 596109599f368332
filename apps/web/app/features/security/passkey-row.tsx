import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import type { Passkey } from '../../lib/session/passkey.ts';
import { removePasskey } from '../../lib/session/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import { RowButton } from './row-button.tsx';
import { SecurityRow } from './security-row.tsx';
import { useSecurityChange } from './use-security-change.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether the passkey was just created and should be named first. */
  isFresh: boolean;
  /** Called when an action starts, so that the last announcement is cleared. */
  onBegun: () => void;
  onNamed: (name: string) => void;
  onRemoved: () => void;
}

/** The current action on a passkey, or the last one, which decides where the focus returns. */
type Doing = 'naming' | 'removing' | 'named' | 'kept' | null;

export function PasskeyRow({ passkey, isFresh, onBegun, onNamed, onRemoved }: PasskeyRowProps) {
  const [doing, setDoing] = useState<Doing>(isFresh ? 'naming' : null);
  if (doing === 'naming') {
    const named = (other: string) => {
      onNamed(other);
      setDoing('named');
    };
    return <RenamePasskeyForm passkey={passkey} onNamed={named} onLeft={() => setDoing('named')} />;
  }
  if (doing === 'removing') {
    return <RemovePasskey passkey={passkey} onRemoved={onRemoved} onLeft={() => setDoing('kept')} />;
  }
  const begin = (what: Doing) => {
    onBegun();
    setDoing(what);
  };
  return <ShownPasskey passkey={passkey} done={doing} onBegin={begin} />;
}

interface ShownPasskeyProps {
  passkey: Passkey;
  done: Doing;
  onBegin: (what: Doing) => void;
}

function ShownPasskey({ passkey: { name, createdAt, isBeside }, done, onBegin }: ShownPasskeyProps) {
  return (
    <SecurityRow
      icon={isBeside ? 'smartphone' : 'key-round'}
      title={name}
      action={
        <>
          <RowButton
            kind="secondary"
            about={name}
            autoFocus={done === 'named'}
            onClick={() => onBegin('naming')}
          >
            Rename
          </RowButton>
          <RowButton
            kind="secondary"
            about={name}
            autoFocus={done === 'kept'}
            onClick={() => onBegin('removing')}
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
  onLeft: () => void;
}

/** Confirms the removal in the passkey's row. */
function RemovePasskey({ passkey, onRemoved, onLeft }: RemovePasskeyProps) {
  const step = useSecurityChange();
  const remove = async () => {
    if (await step.run(() => removePasskey(passkey.id))) onRemoved();
  };
  return (
    <SecurityRow
      icon="key-round"
      title={`Remove ${passkey.name}?`}
      failure={step.failure}
      action={
        <>
          <Button kind="danger" size="small" busy={step.busy} busyLabel="Removing" onClick={remove}>
            Remove it
          </Button>
          <Button kind="secondary" size="small" autoFocus onClick={onLeft}>
            Keep it
          </Button>
        </>
      }
    >
      You no longer log in with it. Nobody who is logged in is logged out by this.
    </SecurityRow>
  );
}
