import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { prepareSignIn } from '../../lib/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/field-check.tsx';
import { PasswordField } from '../../ui/field-password.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAddressesOn } from './use-addresses-on.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Somebody is signed in by this form; the session tells of it, too. */
  onDone?: () => void;
  /** People go to another page from here. */
  onLeave?: () => void;
}

interface Missing {
  email?: string;
  password?: string;
}

/** Email and password, and the ways on for who has lost or never had one. */
export function LoginForm({ onDone, onLeave }: LoginFormProps) {
  const id = useId();
  const { signUpAddress, forgotAddress } = useAddressesOn();
  const login = useLogin(() => onDone?.());
  const [missing, setMissing] = useState<Missing>({});
  if (login.choosing) return <ChoosePassword login={login} needsNames={login.choosing.needsNames} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const data = new FormData(event.currentTarget);
    const [email, password] = [String(data.get('email')).trim(), String(data.get('password'))];
    setMissing(missingIn(email, password));
    if (email && password) void login.start({ email, password, remember: data.has('remember') });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${email ? 'password' : 'email'}]`)?.focus();
  };
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={prepareSignIn} className="grid gap-4">
      <SocialButtons login={login} />
      {login.failure && <FailureNotice failure={login.failure} onLeave={onLeave} />}
      <TextField
        id={`${id}email`}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        error={missing.email}
        onInput={() => setMissing(({ email: _gone, ...others }) => others)}
      />
      <PasswordField
        id={`${id}password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        error={missing.password}
        onInput={() => setMissing(({ password: _gone, ...others }) => others)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField id={`${id}remember`} name="remember" defaultChecked>
          Remember me
        </CheckField>
        <Link
          to={forgotAddress}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-link"
        >
          Forgotten password?
        </Link>
      </div>
      <Button type="submit" size="large" wide busy={login.busy && !login.asking} busyLabel="Logging in">
        Log in
      </Button>
      <p className="text-center">
        New here?{' '}
        <Link
          to={signUpAddress}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-link"
        >
          Create an account
        </Link>
      </p>
    </form>
  );
}

function missingIn(email: string, password: string): Missing {
  return {
    ...(email ? {} : { email: 'Enter your email address.' }),
    ...(password ? {} : { password: 'Enter your password.' }),
  };
}
