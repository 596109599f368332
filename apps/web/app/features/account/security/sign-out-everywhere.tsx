import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signOutEverywhere } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { getSecurityError } from './security-error.ts';

/** Ends all sessions of the account, including this one. */
export function SignOutEverywhere() {
  const navigate = useNavigate();
  const signingOut = useMutation({
    mutationFn: async () => {
      await signOutEverywhere();
      await navigate('/');
      showToast('You’ve been logged out of all devices.');
    },
  });
  return (
    <div className="mt-2">
      <p className="mb-4 text-small text-stone">
        Lost your phone or used a shared computer? This logs you out everywhere, including here. Your bookings
        aren’t affected.
      </p>
      <Button
        kind="secondary"
        size="small"
        busy={signingOut.isPending}
        busyLabel="Logging out…"
        onClick={() => signingOut.mutate()}
      >
        Log out of all devices
      </Button>
      <p role="alert" className="mt-3 text-small empty:hidden">
        {signingOut.error && (
          <>
            <strong className="font-medium text-error">We couldn’t log you out of all devices.</strong>{' '}
            {getSecurityError(signingOut.error)}
          </>
        )}
      </p>
    </div>
  );
}
