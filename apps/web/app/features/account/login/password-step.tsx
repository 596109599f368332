import { useId, useState } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { StepForm } from './step-form.tsx';
import type { Login } from './use-login.ts';

/** Step that asks for the password, either as the chosen method or after a code. */
export function PasswordStep({ login }: { login: Login }) {
  const id = useId();
  const [missing, setMissing] = useState(false);
  const send = (typed: (field: string) => string) => {
    const password = typed('password');
    setMissing(password === '');
    if (password === '') return 'password';
    void login.answer(password);
    return null;
  };
  return (
    <StepForm login={login} button="Log in" busyButton="Logging in…" send={send}>
      <input type="email" name="email" value={login.email} readOnly hidden autoComplete="username" />
      <PasswordField
        id={`${id}password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        autoFocus
        error={missing ? 'Enter your password.' : undefined}
        onInput={() => setMissing(false)}
      />
    </StepForm>
  );
}
