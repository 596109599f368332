import { validateVerificationCode } from '@studio/domain/people/verification-code';
import { useId, useState } from 'react';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { getCodeError } from './get-code-error.ts';
import type { InputStepOf } from './input-step.ts';
import { StepForm } from './step-form.tsx';
import type { Login } from './use-login.ts';

interface SetUpAppStepProps {
  login: Login;
  step: InputStepOf<'set-up-app'>;
  leadId: string;
}

/**
 * Step that sets up an authenticator app during login: by QR code, by a link that opens an app on this phone,
 * or by typing the key.
 */
export function SetUpAppStep({ login, step, leadId }: SetUpAppStepProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const failed = getCodeError(login.failure, 'TOTP');
  const uri = step.buildUri(login.email, useStudio().name);
  const send = (typed: (field: string) => string) => {
    const code = typed('code');
    const codeError = validateVerificationCode(code, 'your authenticator app');
    setProblem(codeError ?? undefined);
    if (codeError) return 'code';
    void login.answer(code);
    return null;
  };
  return (
    <StepForm
      login={login}
      button="Turn on and log in"
      busyButton="Checking…"
      send={send}
      hasFieldError={failed !== undefined}
    >
      <div className="grid justify-items-center gap-2">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <a href={uri} className="inline-flex min-h-11 items-center font-medium text-link pointer-fine:hidden">
          Open your authenticator app
        </a>
      </div>
      <CopyableText
        label="Or enter this key"
        text={step.key}
        shown={step.key.replace(/(.{4})(?=.)/g, '$1 ')}
      />
      <DigitsField
        id={`${id}code`}
        name="code"
        label="Code from your authenticator app"
        autoFocus
        about={leadId}
        hint="You have 3 minutes. After that, you’ll need to start again with a new QR code."
        error={problem ?? (login.busy ? undefined : failed)}
        onInput={() => setProblem(undefined)}
      />
    </StepForm>
  );
}
