import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { offerPasskeyAutofill } from '../../../lib/session/session.ts';
import type { Login } from './use-login.ts';

interface PasskeyAutofillOptions {
  form: RefObject<HTMLFormElement | null>;
  login: Login;
  shown: boolean;
}

/**
 * Makes the browser offer passkeys in the email field, from the first focus until the visitor continues or
 * leaves. Returns the form's `onFocus` handler.
 */
export function usePasskeyAutofill({ form, login, shown }: PasskeyAutofillOptions): () => void {
  const [isRequested, setIsRequested] = useState(false);
  const isRemembered = () => form.current === null || new FormData(form.current).has('remember');
  const done = useEffectEvent((signedIn: boolean) => signedIn && login.done());
  const fail = useEffectEvent((error: unknown) => login.fail(error));
  const open = isRequested && shown && login.step === null;
  const remember = useEffectEvent(isRemembered);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    offerPasskeyAutofill(controller.signal, () => remember()).then(done, fail);
    return () => controller.abort();
  }, [open]);
  return () => setIsRequested(true);
}
