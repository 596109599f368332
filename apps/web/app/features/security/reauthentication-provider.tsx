import { type ReactNode, useState } from 'react';
import {
  ReauthenticationCancelled,
  ReauthenticationContext,
  type WithReauthentication,
} from '../../lib/session/use-reauthentication.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface ProofPlaceProps {
  email: string;
  /** Called after an action that may have changed the account. */
  onDone?: () => void;
  children: ReactNode;
}

/**
 * Handles actions that require a recent login. Asks for the password when the service demands it, then retries the
 * action.
 */
export function ReauthenticationProvider({ email, onDone, children }: ProofPlaceProps) {
  const [decide, setDecide] = useState<((proven: boolean) => void) | null>(null);
  const asProven: WithReauthentication = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ReauthenticationRequiredException')) throw error;
      const proven = await new Promise<boolean>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (!proven) throw new ReauthenticationCancelled();
      return work();
    }
  };
  const withProof: WithReauthentication = async (work) => {
    const result = await asProven(work);
    onDone?.();
    return result;
  };
  return (
    <ReauthenticationContext value={withProof}>
      {children}
      <ReauthenticationDialog email={email} open={decide !== null} onDecided={(proven) => decide?.(proven)} />
    </ReauthenticationContext>
  );
}
