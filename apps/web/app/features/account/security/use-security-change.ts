import { useState } from 'react';
import { ReauthenticationCancelled, useReauthentication } from '../../../lib/session/use-reauthentication.ts';
import { getSecurityError } from './security-error.ts';

export interface SecurityChange {
  busy: boolean;
  /** Why the last attempt failed; null if it didn't. */
  failure: string | null;
  /** Runs the change and asks for the password if required. Resolves to whether it succeeded. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  clear: () => void;
}

export function useSecurityChange(): SecurityChange {
  const withProof = useReauthentication();
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
      if (!(error instanceof ReauthenticationCancelled)) setFailure(getSecurityError(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}
