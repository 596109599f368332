import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SignInInput, SignInMethod } from '../../../lib/session/account-types.ts';
import { preloadSessionClient } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SignInMethodButtons } from './sign-in-method-buttons.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAccountUrls } from './use-account-urls.ts';
import type { Login } from './use-login.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

interface LoginFormProps {
  login: Login;
  /** Prefilled email address. */
  email?: string | undefined;
  /** Whether the form is visible; false while the dialog is closed. */
  shown?: boolean;
  /** Runs when a link in the form leads to another page. */
  onLeave?: () => void;
}

interface Missing {
  email?: string;
  password?: string;
}

/** Form that asks for email and password. Also offers passwordless methods, password reset and sign-up. */
export function LoginForm({ login, email, shown = true, onLeave }: LoginFormProps) {
  const id = useId();
  const form = useRefocusPassword(login);
  const offerPasskeys = usePasskeyAutofill({ form, login, shown });
  const { signUpUrl, forgotPasswordUrl, returnTo } = useAccountUrls(login.returnTo);
  const [missing, setMissing] = useState<Missing>({});
  const showMissing = (found: Missing) => {
    setMissing(found);
    const [firstMissing] = Object.keys(found);
    if (firstMissing) form.current?.querySelector<HTMLElement>(`[name=${firstMissing}]`)?.focus();
    return firstMissing !== undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const { password, ...identity } = readForm(event.currentTarget);
    if (!showMissing(findMissing(identity.email, password))) void login.start({ ...identity, password });
  };
  const handleFocus = () => {
    preloadSessionClient();
    offerPasskeys();
  };
  const startBy = (method: SignInMethod) => {
    if (login.busy || !form.current) return;
    const { email, remember } = readForm(form.current);
    const needsEmail = method !== 'WEB_AUTHN';
    if (!showMissing(needsEmail ? findMissing(email, 'not asked for') : {}))
      void login.startBy(method, { email, remember });
  };
  return (
    // With `method="dialog"`, a submit before hydration or without scripts sends no password.
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={submit}
      onFocus={handleFocus}
      className="grid gap-4"
    >
      <NoScriptNotice part="form">You can still read about our classes and prices.</NoScriptNotice>
      <SocialButtons login={login} />
      {login.failure && !login.step && (
        <FailureNotice
          failure={login.failure}
          onLeave={onLeave}
          returnTo={returnTo === '/' ? null : returnTo}
        />
      )}
      <TextField
        id={`${id}email`}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        defaultValue={email}
        error={missing.email}
        onInput={() => setMissing(({ email: _removed, ...others }) => others)}
      />
      <PasswordField
        id={`${id}password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        error={missing.password}
        onInput={() => setMissing(({ password: _removed, ...others }) => others)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField id={`${id}remember`} name="remember" defaultChecked>
          Remember me
        </CheckboxField>
        <Link
          to={forgotPasswordUrl}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-link"
        >
          Forgotten password?
        </Link>
      </div>
      <Button type="submit" size="large" wide busy={login.busy && !login.pending} busyLabel="Logging in…">
        Log in
      </Button>
      <SignInMethodButtons login={login} onChoose={startBy} />
      <p className="text-center">
        New here?{' '}
        <Link
          to={signUpUrl}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-link"
        >
          Create an account
        </Link>
      </p>
    </form>
  );
}

/** Focuses the password field after the visitor returns from a later step. */
function useRefocusPassword({ step }: Login) {
  const form = useRef<HTMLFormElement>(null);
  const wasInStep = useRef(false);
  useEffect(() => {
    if (wasInStep.current && !step) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    wasInStep.current = step !== null;
  }, [step]);
  return form;
}

function readForm(form: HTMLFormElement): SignInInput {
  const data = new FormData(form);
  const [email, password] = [normaliseCode(String(data.get('email'))), String(data.get('password'))];
  return { email, password, remember: data.has('remember') };
}

function findMissing(email: string, password: string): Missing {
  return {
    ...(email ? {} : { email: 'Enter your email address.' }),
    ...(password ? {} : { password: 'Enter your password.' }),
  };
}
