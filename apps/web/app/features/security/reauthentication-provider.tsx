import { type ReactNode, useState } from 'react';
import {
  ReauthenticationCancelled,
  ReauthenticationContext,
  type WithReauthentication,
} from '../../lib/session/use-reauthentication.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface ProofPlaceProps {
  email: string;
  /** Something was done that may have changed the account. */
  onDone?: () => void;
  children: ReactNode;
}

/** Within it, what the service does only for who has proven themselves lately asks for the password by itself, and goes on. */
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
