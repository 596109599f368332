import { useEffect, useRef, useState } from 'react';
import {
  listPasskeys,
  type Passkey,
  passkeysSupported,
  registerPasskey,
} from '../../lib/session/passkeys.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LockRow, lockRows } from './lock-row.tsx';
import { passkeyName } from './passkey-name.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useStep } from './use-step.ts';

/** The passkeys of who is signed in: made, named and removed here. */
export function Passkeys() {
  const loaded = useLoad('passkeys', listPasskeys);
  if (loaded.failed)
    return <Failed title="We could not load your passkeys." busy={loaded.busy} onRetry={loaded.again} />;
  if (!loaded.value) return <Skeleton className="block h-24 rounded-card" />;
  return <Loaded first={loaded.value} />;
}

function Loaded({ first }: { first: readonly Passkey[] }) {
  const [passkeys, setPasskeys] = useState(first);
  const [fresh, setFresh] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const adding = useStep();
  const supported = useSupported();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = async () => {
    setSaid('');
    await adding.run(async () => {
      const made = await registerPasskey(passkeyName(navigator.userAgent, navigator.maxTouchPoints));
      setPasskeys((before) => [...before, made]);
      setFresh(made.id);
      setSaid('Your passkey is ready. Give it a name that you will know again.');
    });
  };
  const replace = (id: string, by: readonly Passkey[], words: string) => {
    setPasskeys((before) => before.flatMap((one) => (one.id === id ? by : [one])));
    setFresh(null);
    setSaid(words);
  };
  return (
    <>
      <ul className={lockRows}>
        {passkeys.length === 0 && <NoPasskey />}
        {passkeys.map((one) => (
          <PasskeyRow
            key={one.id}
            passkey={one}
            isFresh={one.id === fresh}
            onBegun={() => setSaid('')}
            onNamed={(name) => replace(one.id, [{ ...one, name }], `It is called ${name} now.`)}
            onRemoved={() => {
              replace(one.id, [], `${one.name} opens your account no more. Delete it on the device, too.`);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {supported ? (
          <Button
            ref={addButton}
            kind="secondary"
            size="small"
            busy={adding.busy}
            busyLabel="Asking your device"
            onClick={add}
          >
            Add a passkey
          </Button>
        ) : (
          <p className="text-small text-stone">This browser cannot make passkeys here. A newer one can.</p>
        )}
        <p role="status" className="text-small text-stone empty:hidden">
          {said}
        </p>
      </div>
      <p role="alert" className="mt-3 text-small text-error empty:hidden">
        {adding.failure}
      </p>
    </>
  );
}

function NoPasskey() {
  return (
    <LockRow icon="key-round" title="No passkey yet">
      With one, your finger, your face or the PIN of your device is enough to log in.
    </LockRow>
  );
}

/** Known in the browser only. */
function useSupported(): boolean {
  const [supported, setSupported] = useState(true);
  useEffect(() => setSupported(passkeysSupported()), []);
  return supported;
}
