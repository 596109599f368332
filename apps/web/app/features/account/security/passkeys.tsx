import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Passkey } from '../../../lib/session/account-types.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { securityQueries } from './security-queries.ts';
import { SecurityRow, securityRowsClassName } from './security-row.tsx';

export function Passkeys() {
  const queryClient = useQueryClient();
  const { data: passkeys, isError, isFetching, refetch } = useQuery(securityQueries.passkeys());
  const [fresh, setFresh] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  if (!passkeys)
    return isError ? (
      <LoadError title="Couldn’t load your passkeys." busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="block h-42.5 rounded-card md:h-37.25" />
    );
  const update = (change: (before: Passkey[]) => Passkey[]) =>
    queryClient.setQueryData(securityQueries.passkeys().queryKey, (before = []) => change(before));
  const clearAnnouncement = () => setAnnouncement('');
  const add = (passkey: Passkey) => {
    update((before) => [...before, passkey]);
    setFresh(passkey.id);
    setAnnouncement('Passkey added. Give it a name you’ll recognise.');
  };
  const replace = (id: string, replacement: readonly Passkey[], message: string) => {
    update((before) => before.flatMap((passkey) => (passkey.id === id ? replacement : [passkey])));
    setFresh(null);
    setAnnouncement(message);
  };
  return (
    <>
      <ul className={securityRowsClassName}>
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
