import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { Login } from './use-login.ts';

interface StepFormProps {
  login: Login;
  button: string;
  busyButton: string;
  /**
   * Sends the values. Returns the name of an invalid field, which then gets the focus; null if all are valid.
   */
  send: (typed: (field: string) => string) => string | null;
  /** Whether a field already shows the failure. */
  hasFieldError?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

export function StepForm({
  login,
  button,
  busyButton,
  send,
  hasFieldError = false,
  footer,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!hasFieldError || !login.failure) return;
    const field = form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    field?.focus();
    field?.select();
  }, [hasFieldError, login.failure]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const data = new FormData(event.currentTarget);
    const invalidField = send((field) => String(data.get(field) ?? ''));
    if (invalidField) form.current?.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      {login.failure && !hasFieldError && <FailureNotice failure={login.failure} />}
      {children}
      <Button type="submit" size="large" wide busy={login.busy} busyLabel={busyButton} className="mt-1">
        {button}
      </Button>
      <StepFooter login={login}>{footer}</StepFooter>
    </form>
  );
}

/** Shows further actions of a step, and a link back to the login. */
export function StepFooter({ login, children }: { login: Login; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center">
      {children}
      {login.chooseOtherMethod && <TextButton onClick={login.chooseOtherMethod}>Try another way</TextButton>}
      <button
        type="button"
        onClick={login.goBack}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-stone hover:text-ink"
      >
        <Icon name="arrow-left" size={20} />
        Back to login
      </button>
    </div>
  );
}

/** Button that looks like a link. */
export function TextButton({ onClick, children }: { onClick: () => unknown; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => void onClick()}
      className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link"
    >
      {children}
    </button>
  );
}
