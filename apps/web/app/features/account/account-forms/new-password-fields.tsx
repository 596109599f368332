import { getPasswordHint } from '@studio/domain/people/new-password';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** Field for a new password, with a strength hint while typing. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A password manager may have filled the field before hydration, and a reset fires no input event.
    const input = container.current?.querySelector('input');
    const form = input?.form;
    const readValue = () => setTyped(input?.value ?? '');
    const handleReset = () => setTyped('');
    readValue();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);
  const { text, ok } = getPasswordHint(typed);
  const hintId = `${field.id}-strength`;
  return (
    <div ref={container}>
      <PasswordField
        {...field}
        required
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
      >
        <p
          id={hintId}
          aria-live="polite"
          className={`mt-2 flex min-h-5 items-center gap-2 text-small leading-snug ${ok ? 'font-medium text-success' : 'text-stone'}`}
        >
          {ok && <Icon name="check" size={18} strokeWidth={2} className="shrink-0" />}
          {text}
        </p>
      </PasswordField>
    </div>
  );
}

export function ConfirmPasswordField(field: Omit<NewPasswordFieldProps, 'label'>) {
  return <PasswordField {...field} label="Confirm new password" required autoComplete="new-password" />;
}
