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
      showToast('You’ve been logged out of all devices.');
    } catch (error) {
      setProblem(getSecurityError(error));
      setBusy(false);
    }
  };
  return (
    <div className="mt-2">
      <p className="mb-4 text-small text-stone">
        Lost your phone or used a shared computer? This logs you out everywhere, including here. Your bookings
        aren’t affected.
      </p>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        busyLabel="Logging out…"
        onClick={() => void signOut()}
      >
        Log out of all devices
      </Button>
      <p role="alert" className="mt-3 text-small empty:hidden">
        {problem && (
          <>
            <strong className="font-medium text-error">We couldn’t log you out of all devices.</strong>{' '}
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
