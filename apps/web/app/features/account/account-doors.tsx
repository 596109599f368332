import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOutEverywhere } from '../../lib/session/account.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { nextStep } from './failure.ts';

/** Beside the profile: the password, and every device that is signed in. */
export function AccountDoors() {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      <section aria-labelledby="password" className="py-6">
        <h2 id="password" className="text-h3">
          Password
        </h2>
        <p className="mt-1.5 text-stone">Change it when you like, and when you have told it to somebody.</p>
        <Link
          to="/account/change-password"
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-medium text-link"
        >
          Change password
          <Icon name="arrow-right" size={20} />
        </Link>
      </section>
      <Devices />
    </div>
  );
}

function Devices() {
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
      setProblem(nextStep(error, 'Please try again in a moment.'));
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="devices" className="py-6">
      <h2 id="devices" className="text-h3">
        Your devices
      </h2>
      <p className="mt-1.5 mb-4 text-stone">
        A phone left on a train, a shared computer: this ends every session, here as well. Your bookings stay.
      </p>
      <Button kind="secondary" size="small" busy={busy} busyLabel="Signing out…" onClick={signOut}>
        Sign out everywhere
      </Button>
      <p role="alert" className="mt-3 text-small">
        {problem && (
          <>
            <strong className="font-medium text-error">We could not sign you out everywhere.</strong>{' '}
            {problem}
          </>
        )}
      </p>
    </section>
  );
}
