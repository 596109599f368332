import { type ReactNode, useState } from 'react';
import { NotProven, ProofContext, type WithProof } from '../../lib/session/use-proof.ts';
import { ProveAgainDialog } from './prove-again-dialog.tsx';

interface ProofPlaceProps {
  email: string;
  /** Something was done that may have changed the account. */
  onDone?: () => void;
  children: ReactNode;
}

/** Within it, what the service does only for who has proven themselves lately asks for the password by itself, and goes on. */
export function ProofPlace({ email, onDone, children }: ProofPlaceProps) {
  const [decide, setDecide] = useState<((proven: boolean) => void) | null>(null);
  const asProven: WithProof = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ReauthenticationRequiredException')) throw error;
      const proven = await new Promise<boolean>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (!proven) throw new NotProven();
      return work();
    }
  };
  const withProof: WithProof = async (work) => {
    const result = await asProven(work);
    onDone?.();
    return result;
  };
  return (
    <ProofContext value={withProof}>
      {children}
      <ProveAgainDialog email={email} open={decide !== null} onDecided={(proven) => decide?.(proven)} />
    </ProofContext>
  );
}
