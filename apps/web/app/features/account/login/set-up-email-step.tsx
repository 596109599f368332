import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useId, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { StepForm } from './step-form.tsx';
import type { Login } from './use-login.ts';

/** Step that sets up email codes during login, for the account's email address. */
export function SetUpEmailStep({ login, leadId }: { login: Login; leadId: string }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const send = (typed: (field: string) => string) => {
    const email = normaliseCode(typed('email'));
    const wrong = validateEmail(email);
    setProblem(wrong ?? undefined);
    if (wrong) return 'email';
    void login.answer(email);
    return null;
  };
  return (
    <StepForm login={login} button="Send code" busyButton="Sending…" send={send}>
      <TextField
        id={`${id}email`}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        defaultValue={login.email}
        hint="The email address of your account"
        error={problem}
        aria-details={leadId}
        onInput={() => setProblem(undefined)}
      />
    </StepForm>
  );
}
