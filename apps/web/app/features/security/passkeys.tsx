import { useRef, useState } from 'react';
import type { Passkey } from '../../lib/session/passkey.ts';
import { listPasskeys } from '../../lib/session/passkeys.ts';
import { useQuery } from '../../lib/use-query.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SecurityRow, securityRowsClass } from './security-row.tsx';

export function Passkeys() {
  const loaded = useQuery('passkeys', listPasskeys);
  if (loaded.failed)
    return <LoadError title="We could not load your passkeys." busy={loaded.busy} onRetry={loaded.again} />;
  if (!loaded.value) return <Skeleton className="block h-42.5 rounded-card md:h-37.25" />;
  return <Loaded first={loaded.value} />;
}

function Loaded({ first }: { first: readonly Passkey[] }) {
  const [passkeys, setPasskeys] = useState(first);
  const [fresh, setFresh] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const fallSilent = () => setSaid('');
  const add = (made: Passkey) => {
    setPasskeys((before) => [...before, made]);
    setFresh(made.id);
    setSaid('Your passkey is ready. Give it a name that you will know again.');
  };
  const replace = (id: string, by: readonly Passkey[], words: string) => {
    setPasskeys((before) => before.flatMap((one) => (one.id === id ? by : [one])));
    setFresh(null);
    setSaid(words);
  };
  return (
    <>
      <ul className={securityRowsClass}>
        {passkeys.length === 0 && <NoPasskey />}
        {passkeys.map((one) => (
          <PasskeyRow
            key={one.id}
            passkey={one}
            isFresh={one.id === fresh}
            onBegun={fallSilent}
            onNamed={(name) => replace(one.id, [{ ...one, name }], `It is called ${name} now.`)}
            onRemoved={() => {
              replace(one.id, [], `${one.name} opens your account no more. Delete it on the device, too.`);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      <AddPasskey button={addButton} said={said} onBegun={fallSilent} onMade={add} />
    </>
  );
}

function NoPasskey() {
  return (
    <SecurityRow icon="key-round" title="No passkey yet">
      With one, your finger, your face or the PIN of your device is enough to log in.
    </SecurityRow>
  );
}
