import { type ReactNode, useCallback, useState } from 'react';
import { ProveAgainDialog } from './prove-again-dialog.tsx';
import { NotProven } from './security-failure.ts';
import { ProofContext, type WithProof } from './use-proof.ts';

/** Within it, what the service does only for who has proven themselves lately asks for the password by itself, and goes on. */
export function ProofPlace({ email, children }: { email: string; children: ReactNode }) {
  const [decide, setDecide] = useState<((proven: boolean) => void) | null>(null);
  const withProof: WithProof = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ReauthenticationRequiredException')) throw error;
      const proven = await new Promise<boolean>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (!proven) throw new NotProven();
      return work();
    }
  }, []);
  return (
    <ProofContext value={withProof}>
      {children}
      <ProveAgainDialog email={email} open={decide !== null} onDecided={(proven) => decide?.(proven)} />
    </ProofContext>
  );
}
