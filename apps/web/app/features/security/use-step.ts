import { useState } from 'react';
import { NotProven, useProof } from '../../lib/session/use-proof.ts';
import { securityFailure } from './security-failure.ts';

/** Something that a button changes about the account. */
export interface Step {
  busy: boolean;
  /** Why the last try did not work. */
  failure: string | null;
  /** Does it, after the password where that is asked for; answers whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  clear: () => void;
}

export function useStep(): Step {
  const withProof = useProof();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await withProof(work);
      return true;
    } catch (error) {
      if (!(error instanceof NotProven)) setFailure(securityFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}
