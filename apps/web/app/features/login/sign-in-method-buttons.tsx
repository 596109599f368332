import { useEffect, useState } from 'react';
import type { SignInMethod } from '../../lib/session/account-types.ts';
import { arePasskeysSupported } from '../../lib/session/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Login } from './use-login.ts';

interface WayButtonsProps {
  login: Login;
  onPress: (way: SignInMethod) => void;
}

/** Offers passwordless methods for the email address above. */
export function SignInMethodButtons({ login, onPress }: WayButtonsProps) {
  const passkeys = usePasskeysHere();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="secondary"
        size="small"
        wide
        aria-label="Log in with a code by email instead"
        busy={login.asking === 'EMAIL_OTP'}
        busyLabel="Sending"
        onClick={() => onPress('EMAIL_OTP')}
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
          busy={login.asking === 'WEB_AUTHN'}
          busyLabel="Asking"
          onClick={() => onPress('WEB_AUTHN')}
          className="flex-1 px-3! whitespace-nowrap bg-paper"
        >
          <Icon name="key-round" size={20} />
          Passkey
        </Button>
      )}
    </div>
  );
}

/** True when the browser supports passkeys. False until hydration. */
function usePasskeysHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(arePasskeysSupported()), []);
  return here;
}
