import { validateVerificationCode } from '@studio/domain/people/verification-code';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type FormEvent, useId, useRef, useState } from 'react';
import { setSecondFactor, verifyApp } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSecurityMutation } from './use-security-mutation.ts';

interface AuthenticatorAppFormProps {
  offered: { key: string; uri: string };
  isOn: boolean;
  onClose: () => void;
}

/** Maximum length of the app's name. The identity service accepts 256 characters. */
const maxNameLength = 60;

export function AuthenticatorAppForm({ offered: { key, uri }, isOn, onClose }: AuthenticatorAppFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const focus = () => form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  const enabling = useSecurityMutation(() => setSecondFactor('TOTP', 'first'), { onDone: onClose });
  const verifying = useSecurityMutation(
    ({ code, name }: { code: string; name: string }) => verifyApp(code, name),
    { onDone: () => enabling.mutate(), onError: focus },
  );
  const busy = verifying.busy || enabling.busy;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const code = String(data.get('code') ?? '');
    const wrong = validateVerificationCode(code, 'your authenticator app');
    setProblem(wrong ?? undefined);
    if (wrong || busy) return focus();
    enabling.reset();
    verifying.mutate({ code, name: normaliseLine(String(data.get('name') ?? '')) });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="mt-5 grid gap-4">
      <div className="grid justify-items-center gap-2">
        <QrCode text={uri} label="QR code for your authenticator app" className="size-44" />
        <a href={uri} className="inline-flex min-h-11 items-center text-link font-medium pointer-fine:hidden">
          Open your authenticator app
        </a>
      </div>
      <CopyableText label="Or enter this key" text={key} shown={key.replace(/(.{4})(?=.)/g, '$1 ')} />
      <TextField
        id={`${id}name`}
        name="name"
        label="Name of the authenticator app"
        optional
        maxLength={maxNameLength}
        autoComplete="off"
        placeholder="App on my phone"
      />
      <div aria-live="polite">
        <DigitsField
          id={`${id}code`}
          name="code"
          label="Code from your authenticator app"
          error={problem ?? verifying.failure ?? enabling.failure ?? undefined}
          onInput={() => {
            setProblem(undefined);
            if (!busy) {
              verifying.reset();
              enabling.reset();
            }
          }}
        />
      </div>
      <Button type="submit" wide busy={busy} busyLabel="Checking…">
        {isOn ? 'Change authenticator app' : 'Turn on'}
      </Button>
      <Button kind="secondary" wide onClick={onClose} className="-mt-1.5">
        Cancel
      </Button>
    </form>
  );
}
