import { useEffect, useState } from 'react';
import type { SignInMethod } from '../../../lib/session/account-types.ts';
import { arePasskeysSupported } from '../../../lib/session/are-passkeys-supported.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Login } from './use-login.ts';

interface SignInMethodButtonsProps {
  login: Login;
  onChoose: (method: SignInMethod) => void;
}

/**
 * Offers passwordless methods: a code to the email address in the form above, and, if the browser supports it, a
 * passkey, which needs no email address.
 */
export function SignInMethodButtons({ login, onChoose }: SignInMethodButtonsProps) {
  const passkeys = usePasskeysHere();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="secondary"
        size="small"
        wide
        aria-label="Log in with a code by email instead"
        busy={login.pending === 'EMAIL_OTP'}
        busyLabel="Sending…"
        onClick={() => onChoose('EMAIL_OTP')}
        className="flex-1 px-3! whitespace-nowrap bg-paper"
      >
        <Icon name="mail" size={20} />
        Code by email
      </Button>
      {passkeys && (
        <Button
          kind="secondary"
          size="small"
          wide
          aria-label="Log in with a passkey"
          busy={login.pending === 'WEB_AUTHN'}
          busyLabel="Waiting…"
          onClick={() => onChoose('WEB_AUTHN')}
          className="flex-1 px-3! whitespace-nowrap bg-paper"
        >
          <Icon name="key-round" size={20} />
          Passkey
        </Button>
      )}
    </div>
  );
}

/** Returns whether the browser supports passkeys; false until hydration. */
function usePasskeysHere(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => setSupported(arePasskeysSupported()), []);
  return supported;
}
