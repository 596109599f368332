import { useId } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import { beginAppSetup } from '../../../lib/session/account-security-api.ts';
import { useReauthentication } from '../../../lib/session/use-reauthentication.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AuthenticatorAppForm } from './authenticator-app-form.tsx';

interface AuthenticatorAppDialogProps {
  open: boolean;
  email: string;
  /** Whether another app is already set up, which the new one replaces. */
  isOn: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that sets up an authenticator app by QR code or key, and verifies its first code. */
export function AuthenticatorAppDialog({ open, email, isOn, onClose, onDone }: AuthenticatorAppDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        {isOn ? 'Change authenticator app' : 'Set up authenticator app'}
      </h2>
      <p className="mt-2 text-stone">
        {isOn
          ? 'Scan the QR code with your new app. Your old app keeps working until you enter a code from the new one.'
          : 'Scan the QR code with your authenticator app, then enter the 6-digit code it shows.'}
      </p>
      {open && <NewKey email={email} isOn={isOn} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function NewKey({ email, isOn, onClose, onDone }: Omit<AuthenticatorAppDialogProps, 'open'>) {
  const withProof = useReauthentication();
  const offered = useQuery('key', () =>
    withProof(() => beginAppSetup(email)).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotProven') onClose();
      throw error;
    }),
  );
  if (offered.failed) {
    return (
      <div className="mt-5">
        <LoadError title="Couldn’t get a key for your app." busy={offered.busy} onRetry={offered.refetch} />
      </div>
    );
  }
  if (!offered.value) return <Skeleton className="mt-5 h-80 rounded-card" />;
  return <AuthenticatorAppForm offered={offered.value} isOn={isOn} onCancel={onClose} onDone={onDone} />;
}
