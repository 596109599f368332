import { validateVerificationCode } from '@studio/domain/people/verification-code';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useId, useState } from 'react';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { getCodeError } from './get-code-error.ts';
import type { InputStepOf } from './input-step.ts';
import { StepForm, TextButton } from './step-form.tsx';
import type { Login } from './use-login.ts';

interface CodeStepProps {
  login: Login;
  step: InputStepOf<'code'>;
  leadId: string;
}

const from = { TOTP: 'your authenticator app', EMAIL: 'the email', SMS: 'the text message' } as const;

/**
 * Form that asks for six digits from an app, email or text message. After a password, also accepts a recovery
 * code.
 */
export function CodeStep({ login, step, leadId }: CodeStepProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [recovering, setRecovering] = useState(false);
  /** Whether the code that the visitor submitted last is a recovery code. A failure is about that code. */
  const [submittedRecovery, setSubmittedRecovery] = useState(false);
  const isAbout = submittedRecovery === recovering;
  const failed = isAbout ? getCodeError(login.failure, step.by, recovering) : undefined;
  const field = {
    autoFocus: true,
    error: problem ?? (login.busy ? undefined : failed),
    onInput: () => setProblem(undefined),
  };
  const send = (typed: (field: string) => string) => {
    const name = recovering ? 'recovery' : 'code';
    const code = normaliseCode(typed(name));
    const codeError = recovering ? recoveryProblem(code) : validateVerificationCode(code, from[step.by]);
    setProblem(codeError ?? undefined);
    if (codeError) return name;
    setSubmittedRecovery(recovering);
    void login.answer(code);
    return null;
  };
  const toggleRecovery = () => {
    setProblem(undefined);
    setRecovering(!recovering);
  };
  return (
    <StepForm
      login={login}
      button="Log in"
      busyButton="Checking…"
      send={send}
      hasFieldError={failed !== undefined || !isAbout}
      footer={
        <>
          {step.by !== 'TOTP' && !recovering && <ResendCode login={login} />}
          {!login.isFirstFactor && (
            <TextButton onClick={toggleRecovery}>
              {recovering ? `Use the code from ${from[step.by]}` : 'Use a recovery code instead'}
            </TextButton>
          )}
        </>
      }
    >
      {/* The code field stays mounted, so that typed digits aren't lost. */}
      <div hidden={recovering}>
        <DigitsField
          id={`${id}code`}
          name="code"
          {...field}
          error={recovering ? undefined : field.error}
          about={leadId}
          hint={hints[step.by]}
        />
      </div>
      {recovering && (
        <TextField
          id={`${id}recovery`}
          name="recovery"
          label="Recovery code"
          hint="Each recovery code works once."
          placeholder="abcde-fghij"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      )}
    </StepForm>
  );
}

const hints = {
  TOTP: 'It changes every 30 seconds.',
  EMAIL: 'It expires in 10 minutes.',
  SMS: 'It expires in 10 minutes.',
} as const;

function ResendCode({ login }: { login: Login }) {
  const [sent, setSent] = useState(false);
  const resend = async () => {
    if (login.busy) return;
    setSent(false);
    setSent(await login.resend());
  };
  return (
    <span className="flex items-center gap-x-1.5">
      <TextButton onClick={resend}>Resend code</TextButton>
      <span role="status">{sent && 'Code sent.'}</span>
    </span>
  );
}

const recoveryProblem = (typed: string): string | null =>
  typed ? null : 'Enter one of your recovery codes.';
