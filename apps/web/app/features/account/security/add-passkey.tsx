import { type Ref, useEffect, useState } from 'react';
import type { Passkey } from '../../../lib/session/account-types.ts';
import { arePasskeysSupported } from '../../../lib/session/are-passkeys-supported.ts';
import { registerPasskey } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { suggestPasskeyName } from './suggest-passkey-name.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

interface AddPasskeyProps {
  button: Ref<HTMLButtonElement>;
  /** Result of the last action, which screen readers announce. */
  announcement: string;
  onStart: () => void;
  onCreated: (passkey: Passkey) => void;
}

/** Button that creates a passkey if the browser supports passkeys. Also announces the results of the list's actions. */
export function AddPasskey({ button, announcement, onStart, onCreated }: AddPasskeyProps) {
  const { mutate, busy, failure } = useSecurityMutation(
    () => registerPasskey(suggestPasskeyName(navigator.userAgent, navigator.maxTouchPoints)),
    { onDone: onCreated },
  );
  const supported = useSupported();
  const add = () => {
    onStart();
    mutate();
  };
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {supported ? (
          <Button
            ref={button}
            kind="secondary"
            size="small"
            busy={busy}
            busyLabel="Waiting for your device…"
            onClick={add}
          >
            Add passkey
          </Button>
        ) : (
          <p className="text-small text-stone">This browser doesn’t support passkeys. Try a newer one.</p>
        )}
        <p role="status" className="text-small text-stone empty:hidden">
          {announcement}
        </p>
      </div>
      <p role="alert" className="mt-3 text-small text-error empty:hidden">
        {failure}
      </p>
    </>
  );
}

/** Returns whether the browser supports passkeys; true until hydration. */
function useSupported(): boolean {
  const [supported, setSupported] = useState(true);
  useEffect(() => setSupported(arePasskeysSupported()), []);
  return supported;
}
