import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { offerPasskeyAutofill } from '../../lib/session/passkeys.ts';
import type { Login } from './use-login.ts';

interface Offer {
  form: RefObject<HTMLFormElement | null>;
  login: Login;
  shown: boolean;
}

/**
 * Lets the browser offer passkeys in the email field, from the first focus until the visitor continues or leaves.
 * Returns the form's `onFocus` handler.
 */
export function usePasskeyAutofill({ form, login, shown }: Offer): () => void {
  const [wanted, setWanted] = useState(false);
  const isRemembered = () => form.current === null || new FormData(form.current).has('remember');
  const done = useEffectEvent((signedIn: boolean) => signedIn && login.done());
  const fail = useEffectEvent((error: unknown) => login.fail(error));
  const open = wanted && shown && login.step === null;
  const remember = useEffectEvent(isRemembered);
  useEffect(() => {
    if (!open) return;
    const left = new AbortController();
    offerPasskeyAutofill(left.signal, () => remember()).then(done, fail);
    return () => left.abort();
  }, [open]);
  return () => setWanted(true);
}
