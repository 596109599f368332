import { useId, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { StepForm } from './step-form.tsx';
import type { Login } from './use-login.ts';

/** Step of a custom challenge of the user pool. Its question appears above the form. */
export function CustomChallengeStep({ login }: { login: Login }) {
  const id = useId();
  const [missing, setMissing] = useState(false);
  const send = (typed: (field: string) => string) => {
    const answer = typed('answer').trim();
    setMissing(answer === '');
    if (answer === '') return 'answer';
    void login.answer(answer);
    return null;
  };
  return (
    <StepForm login={login} button="Continue" busyButton="Checking…" send={send}>
      <TextField
        id={`${id}answer`}
        name="answer"
        label="Your answer"
        autoComplete="off"
        required
        autoFocus
        error={missing ? 'Enter your answer.' : undefined}
        onInput={() => setMissing(false)}
      />
    </StepForm>
  );
}
