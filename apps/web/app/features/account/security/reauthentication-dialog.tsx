import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { endSession, verifyPassword } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { getPasswordError } from './security-error.ts';

interface ReauthenticationDialogProps {
  email: string;
  open: boolean;
  onDecided: (isVerified: boolean) => void;
}

/** Dialog that asks for the password if the login is too old to change a security setting or the phone number. */
export function ReauthenticationDialog({ email, open, onDecided }: ReauthenticationDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={() => onDecided(false)} labelledBy={id} describedBy={`${id}why`}>
      <h2 id={id} className="text-h3">
        Confirm it’s you
      </h2>
      <p id={`${id}why`} className="mt-2 text-stone">
        You logged in more than 15 minutes ago. To change your security settings or phone number, enter your
        password.
      </p>
      {open && <PasswordForm email={email} onDecided={onDecided} />}
    </Dialog>
  );
}

function PasswordForm({ email, onDecided }: Omit<ReauthenticationDialogProps, 'open'>) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const verifying = useMutation({
    mutationFn: verifyPassword,
    onSuccess: () => onDecided(true),
    onError: () => document.getElementById(id)?.focus(),
  });
  const failure = verifying.error ? getPasswordError(verifying.error) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (verifying.isPending) return;
    setIsMissing(!password);
    if (password) verifying.mutate(password);
  };
  return (
    <form noValidate onSubmit={send} className="mt-5">
      <input type="email" value={email} readOnly hidden autoComplete="username" />
      <div aria-live="polite">
        <PasswordField
          id={id}
          label="Password"
          required
          autoFocus
          autoComplete="current-password"
          value={password}
          error={isMissing ? 'Enter your password.' : failure}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
            if (verifying.isError) verifying.reset();
          }}
        />
      </div>
      <div className="mt-6 grid gap-2.5">
        <Button type="submit" wide busy={verifying.isPending} busyLabel="Checking…">
          Continue
        </Button>
        <Button kind="secondary" wide onClick={() => onDecided(false)}>
          Cancel
        </Button>
      </div>
      <p className="mt-5 text-small text-stone">
        No password, or forgotten it?{' '}
        <button
          type="button"
          className="cursor-pointer text-link font-medium"
          onClick={() => void endSession()}
        >
          Log in again
        </button>{' '}
        and we’ll return you to this page.
      </p>
    </form>
  );
}
