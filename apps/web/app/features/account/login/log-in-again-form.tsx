import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SignInMethodButtons } from './sign-in-method-buttons.tsx';
import type { Login } from './use-login.ts';

interface LogInAgainFormProps {
  login: Login;
  /** Email address of the logged-in member. No other account can log in here. */
  email: string;
  onClose: () => void;
}

/**
 * Message for a wrong password. The usual message also mentions the email address, which this form doesn't ask for.
 */
const wrongPassword = 'That password is incorrect. Try again, or use another way to log in.';

/** Asks for the member's password, or another login method. */
export function LogInAgainForm({ login, email, onClose }: LogInAgainFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);
  const failure = login.step ? null : login.failure;
  const isWrong = failure?.message.startsWith('Incorrect') ?? false;
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [failure]);
  const problem = missing ? 'Enter your password.' : isWrong && !login.busy ? wrongPassword : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(!password);
    if (password) void login.start({ email, password, remember: true });
    else form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      {failure && !isWrong && <FailureNotice failure={failure} />}
      <div>
        <p className="font-medium">Email</p>
        <p className="wrap-anywhere">{email}</p>
      </div>
      <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
      <PasswordField
        id={`${id}password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        autoFocus
        error={problem}
        onInput={() => setMissing(false)}
      />
      <Button type="submit" wide busy={login.busy && !login.pending} busyLabel="Logging in…">
        Log in again
      </Button>
      <SignInMethodButtons
        login={login}
        onChoose={(method) => !login.busy && void login.startBy(method, { email, remember: true })}
      />
      <Button kind="secondary" wide onClick={onClose}>
        Go back
      </Button>
    </form>
  );
}
