import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import {
  ReauthenticationCancelledError,
  useReauthentication,
} from '../../../lib/session/use-reauthentication.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AuthenticatorAppForm } from './authenticator-app-form.tsx';
import { securityQueries } from './security-queries.ts';

interface AuthenticatorAppDialogProps {
  open: boolean;
  email: string;
  /** Whether another app is already set up, which the new one replaces. */
  isOn: boolean;
  onClose: () => void;
}

/** Dialog that sets up an authenticator app by QR code or key, and verifies its first code. */
export function AuthenticatorAppDialog({ open, email, isOn, onClose }: AuthenticatorAppDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        {isOn ? 'Change authenticator app' : 'Set up authenticator app'}
      </h2>
      <p className="mt-2 text-stone">
        {isOn
          ? 'Scan the QR code with your new authenticator app. Your old one keeps working until you enter a code from the new one.'
          : 'Scan the QR code with your authenticator app, then enter the 6-digit code it shows.'}
      </p>
      {open && <NewKey email={email} isOn={isOn} onClose={onClose} />}
    </Dialog>
  );
}

function NewKey({ email, isOn, onClose }: Omit<AuthenticatorAppDialogProps, 'open'>) {
  const { data, error, isFetching, refetch } = useQuery(
    securityQueries.appSetup(email, useStudio().name, useReauthentication()),
  );
  const isCancelled = error instanceof ReauthenticationCancelledError;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isCancelled) close();
  }, [isCancelled]);
  if (error && !isCancelled) {
    return (
      <div className="mt-5">
        <LoadError
          title="Couldn’t load the setup key for your authenticator app."
          busy={isFetching}
          onRetry={refetch}
        />
      </div>
    );
  }
  if (!data) return <Skeleton className="mt-5 h-80 rounded-card" />;
  return <AuthenticatorAppForm offered={data} isOn={isOn} onClose={onClose} />;
}
