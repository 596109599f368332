import { formatDayAndYear } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { type Passkey, removePasskey } from '../../lib/session/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { LockRow } from './lock-row.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { useStep } from './use-step.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** It was made just now, and is named first. */
  isFresh: boolean;
  /** Something is done with it: what was said of the last thing is over. */
  onBegun: () => void;
  onNamed: (name: string) => void;
  onRemoved: () => void;
}

/** What somebody does with a passkey just now, and what they have done before: there the focus goes back to. */
type Doing = 'naming' | 'removing' | 'named' | 'kept' | null;

/** One passkey: what it is called, since when there is one, and what can be done with it. */
export function PasskeyRow({ passkey, isFresh, onBegun, onNamed, onRemoved }: PasskeyRowProps) {
  const [doing, setDoing] = useState<Doing>(isFresh ? 'naming' : null);
  const { name, createdAt, isBeside } = passkey;
  if (doing === 'naming') {
    const named = (other: string) => {
      onNamed(other);
      setDoing('named');
    };
    return <NamePasskey passkey={passkey} onNamed={named} onLeft={() => setDoing('named')} />;
  }
  if (doing === 'removing') {
    return <RemovePasskey passkey={passkey} onRemoved={onRemoved} onLeft={() => setDoing('kept')} />;
  }
  const begin = (what: Doing) => {
    onBegun();
    setDoing(what);
  };
  const common = { kind: 'secondary', size: 'small' } as const;
  return (
    <LockRow
      icon={isBeside ? 'smartphone' : 'key-round'}
      title={name}
      action={
        <>
          <Button
            {...common}
            aria-label={`Rename ${name}`}
            autoFocus={doing === 'named'}
            onClick={() => begin('naming')}
          >
            Rename
          </Button>
          <Button
            {...common}
            aria-label={`Remove ${name}`}
            autoFocus={doing === 'kept'}
            onClick={() => begin('removing')}
          >
            Remove
          </Button>
        </>
      }
    >
      Added on {formatDayAndYear(londonDate(createdAt))}
    </LockRow>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onLeft: () => void;
}

/** Asks once more, in the passkey's own place. */
function RemovePasskey({ passkey, onRemoved, onLeft }: RemovePasskeyProps) {
  const step = useStep();
  const remove = async () => {
    if (await step.run(() => removePasskey(passkey.id))) onRemoved();
  };
  return (
    <LockRow
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
    </LockRow>
  );
}
