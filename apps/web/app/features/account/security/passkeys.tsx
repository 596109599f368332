import { useRef, useState } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import type { Passkey } from '../../../lib/session/passkey.ts';
import { listPasskeys } from '../../../lib/session/passkeys.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SecurityRow, securityRowsClass } from './security-row.tsx';

export function Passkeys() {
  const loaded = useQuery('passkeys', listPasskeys);
  if (loaded.failed)
    return <LoadError title="Couldn’t load your passkeys." busy={loaded.busy} onRetry={loaded.refetch} />;
  if (!loaded.value) return <Skeleton className="block h-42.5 rounded-card md:h-37.25" />;
  return <Loaded first={loaded.value} />;
}

function Loaded({ first }: { first: readonly Passkey[] }) {
  const [passkeys, setPasskeys] = useState(first);
  const [fresh, setFresh] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const clearAnnouncement = () => setAnnouncement('');
  const add = (passkey: Passkey) => {
    setPasskeys((before) => [...before, passkey]);
    setFresh(passkey.id);
    setAnnouncement('Passkey added. Give it a name you’ll recognise.');
  };
  const replace = (id: string, replacement: readonly Passkey[], message: string) => {
    setPasskeys((before) => before.flatMap((passkey) => (passkey.id === id ? replacement : [passkey])));
    setFresh(null);
    setAnnouncement(message);
  };
  return (
    <>
      <ul className={securityRowsClass}>
        {passkeys.length === 0 && <NoPasskey />}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isFresh={passkey.id === fresh}
            onStart={clearAnnouncement}
            onNamed={(name) => replace(passkey.id, [{ ...passkey, name }], `Passkey renamed to ${name}.`)}
            onRemoved={() => {
              replace(passkey.id, [], `${passkey.name} removed. Delete the passkey from your device too.`);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      <AddPasskey
        button={addButton}
        announcement={announcement}
        onStart={clearAnnouncement}
        onCreated={add}
      />
    </>
  );
}

function NoPasskey() {
  return (
    <SecurityRow icon="key-round" title="No passkeys yet">
      With a passkey, you log in with your fingerprint, face or device PIN.
    </SecurityRow>
  );
}
