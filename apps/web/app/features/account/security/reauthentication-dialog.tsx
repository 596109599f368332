import { type FormEvent, useId, useState } from 'react';
import { signOut } from '../../../lib/session/account.ts';
import { verifyPassword } from '../../../lib/session/account-security-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { getPasswordError } from './security-error.ts';

interface ReauthenticationDialogProps {
  email: string;
  open: boolean;
  onDecided: (isVerified: boolean) => void;
}

/**
 * Dialog that asks for the password before a security setting or the phone number changes, if the login is
 * too old.
 */
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
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return setProblem('Enter your password.');
    setBusy(true);
    try {
      await verifyPassword(password);
      onDecided(true);
    } catch (error) {
      setProblem(getPasswordError(error));
      document.getElementById(id)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-5">
      <input type="email" value={email} readOnly hidden autoComplete="username" />
      <div aria-live="polite">
        <PasswordField
          id={id}
          label="Password"
          required
          autoFocus
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
      </div>
      <div className="mt-6 grid gap-2.5">
        <Button type="submit" wide busy={busy} busyLabel="Checking…">
          Continue
        </Button>
        <Button kind="secondary" wide onClick={() => onDecided(false)}>
          Cancel
        </Button>
      </div>
      <p className="mt-5 text-small text-stone">
        Don’t have a password, or forgotten it?{' '}
        <button type="button" className="cursor-pointer text-link font-medium" onClick={() => void signOut()}>
          Log in again
        </button>{' '}
        and we’ll return you to this page.
      </p>
    </form>
  );
}
