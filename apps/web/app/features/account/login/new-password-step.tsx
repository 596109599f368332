import { minPasswordLength, validateNewPassword } from '@studio/domain/people/new-password';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { Login } from './use-login.ts';

type Field = 'firstName' | 'lastName' | 'newPassword';
type Problems = Partial<Record<Field, string>>;

/** Step in which an invited user replaces the emailed password. Asks for names only when they are missing. */
export function NewPasswordStep({ login, needsNames }: { login: Login; needsNames: boolean }) {
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (field: Field) => String(data.get(field) ?? '');
    const names = {
      firstName: normaliseLine(typed('firstName')),
      lastName: normaliseLine(typed('lastName')),
    };
    const found = findProblems(needsNames ? names : null, typed('newPassword'));
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else void login.choose(typed('newPassword'), needsNames ? names : undefined);
  };
  const field = (name: Field) => ({
    id: `${id}${name}`,
    name,
    required: true,
    error: problems[name],
    onInput: () => setProblems(({ [name]: _settled, ...others }) => others),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {login.failure && <FailureNotice failure={login.failure} />}
      {needsNames && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" autoFocus />
          <TextField {...field('lastName')} label="Surname" autoComplete="family-name" />
        </div>
      )}
      <PasswordField
        {...field('newPassword')}
        label="New password"
        autoComplete="new-password"
        autoFocus={!needsNames}
        hint={`${minPasswordLength} characters or more`}
      />
      <Button type="submit" size="large" wide busy={login.busy} busyLabel="Saving…">
        Save and log in
      </Button>
    </form>
  );
}

/** Returns the errors in the order of the form; empty when the form is valid. */
function findProblems(names: { firstName: string; lastName: string } | null, password: string): Problems {
  const weak = validateNewPassword(password);
  return {
    ...(names?.firstName === '' ? { firstName: 'First name is required.' } : {}),
    ...(names?.lastName === '' ? { lastName: 'Surname is required.' } : {}),
    ...(weak ? { newPassword: weak } : {}),
  };
}
