import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOutEverywhere } from '../../../lib/session/account.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { getSecurityError } from './security-error.ts';

/** Ends all sessions of the account, including this one. */
export function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const signOut = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await signOutEverywhere();
      await navigate('/');
      showToast('You are signed out on every device.');
    } catch (error) {
      setProblem(getSecurityError(error));
      setBusy(false);
    }
  };
  return (
    <div className="mt-2">
      <p className="mb-4 text-small text-stone">
        A phone left on a train, a shared computer: this ends every session, here as well. Your bookings stay.
      </p>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        busyLabel="Signing out…"
        onClick={() => void signOut()}
      >
        Sign out everywhere
      </Button>
      <p role="alert" className="mt-3 text-small empty:hidden">
        {problem && (
          <>
            <strong className="font-medium text-error">We could not sign you out everywhere.</strong>{' '}
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
