import { type ReactNode, useState } from 'react';
import {
  ReauthenticationCancelledError,
  ReauthenticationContext,
  type WithReauthentication,
} from '../../../lib/session/use-reauthentication.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface ReauthenticationProviderProps {
  email: string;
  children: ReactNode;
}

/**
 * Handles actions that require a recent login. Asks for the password when the identity service demands it,
 * then retries the action.
 */
export function ReauthenticationProvider({ email, children }: ReauthenticationProviderProps) {
  const [decide, setDecide] = useState<((isVerified: boolean) => void) | null>(null);
  const withReauthentication: WithReauthentication = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ReauthenticationRequiredException')) throw error;
      const isVerified = await new Promise<boolean>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (!isVerified) throw new ReauthenticationCancelledError();
      return work();
    }
  };
  return (
    <ReauthenticationContext value={withReauthentication}>
      {children}
      <ReauthenticationDialog
        email={email}
        open={decide !== null}
        onDecided={(isVerified) => decide?.(isVerified)}
      />
    </ReauthenticationContext>
  );
}
