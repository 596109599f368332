import { useRef, useState } from 'react';
import type { SignInStep } from '../../../lib/session/account-types.ts';
import { type InputStep, toInputStep } from './input-step.ts';
import { getStepFailure, isSignInSessionEnded, type LoginFailure, toLoginFailure } from './login-failure.ts';

export type SignInRequest = () => Promise<SignInStep>;

/** Manages the steps of a sign-in. Calls `onDone` after the login. */
export function useSignInSteps(onDone: () => void) {
  const [step, setStep] = useState<InputStep | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  /**
   * Number of the current request. A late response belongs to an older number, so it can't change the step after the
   * user went back.
   */
  const requestId = useRef(0);

  /**
   * Sends a request of the sign-in. If it fails, shows the failure and returns false. `email` is the email address of
   * the account.
   */
  const go = async (request: SignInRequest, email: string): Promise<boolean> => {
    const own = ++requestId.current;
    setBusy(true);
    setFailure(null);
    try {
      const next = await request();
      if (own !== requestId.current) return false;
      setStep(toInputStep(next));
      setFailure(getStepFailure(next, email));
      if (next.at === 'done') onDone();
      return true;
    } catch (error) {
      if (own !== requestId.current) return false;
      setFailure(toLoginFailure(error, email));
      if (isSignInSessionEnded(error)) setStep(null);
      return false;
    } finally {
      if (own === requestId.current) setBusy(false);
    }
  };
  const goBack = () => {
    requestId.current++;
    setBusy(false);
    setFailure(null);
    setStep(null);
  };
  return {
    step,
    busy,
    failure,
    go,
    goBack,
    fail: (error: unknown) => setFailure(toLoginFailure(error, '')),
  };
}
