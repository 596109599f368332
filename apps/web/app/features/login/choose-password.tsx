import { newPasswordProblem, passwordMinLength } from '@studio/domain/people/new-password';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field-password.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { Login } from './use-login.ts';

/** Who was invited comes with a password from a mail, and chooses their own now. */
export function ChoosePassword({ login, needsNames }: { login: Login; needsNames: boolean }) {
  const id = useId();
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.busy) return;
    const data = new FormData(event.currentTarget);
    const password = String(data.get('newPassword'));
    const found = newPasswordProblem(password);
    setProblem(found ?? undefined);
    const names = { firstName: String(data.get('firstName')), lastName: String(data.get('lastName')) };
    if (!found) void login.choose(password, needsNames ? names : undefined);
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <div role="status">
        <h3 className="font-sans text-base font-semibold tracking-normal">Choose your own password</h3>
        <p className="mt-1 text-stone">You came with one from us. From now on only yours counts.</p>
      </div>
      {login.failure && <FailureNotice failure={login.failure} />}
      {needsNames && (
        <div className="grid grid-cols-2 gap-4">
          <TextField id={`${id}first`} name="firstName" label="First name" autoComplete="given-name" />
          <TextField id={`${id}last`} name="lastName" label="Surname" autoComplete="family-name" />
        </div>
      )}
      <PasswordField
        id={`${id}new`}
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        required
        autoFocus
        hint={`${passwordMinLength} characters or more.`}
        error={problem}
        onInput={() => setProblem(undefined)}
      />
      <Button type="submit" size="large" wide busy={login.busy} busyLabel="Saving">
        Save and log in
      </Button>
    </form>
  );
}
