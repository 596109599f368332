import { useState } from 'react';
import type { SignInInput, SignInStep } from '../../lib/session/account-types.ts';
import { completeNewPassword, signIn } from '../../lib/session/sign-in.ts';
import { signInAt } from '../../lib/session/sign-in-at.ts';
import { failureOfError, failureOfStep, type LoginFailure } from './login-failure.ts';

/** Signing in, step by step. */
export interface Login {
  /** Who was invited chooses a password of their own now. */
  choosing: { needsNames: boolean } | null;
  busy: boolean;
  failure: LoginFailure | null;
  start: (input: SignInInput) => Promise<void>;
  /** The address at which somebody is being asked for just now. */
  asking: string | null;
  /** Signs in whom an address of the public configuration names. */
  startAt: (address: string, remember: boolean) => Promise<void>;
  choose: (newPassword: string, names?: { firstName: string; lastName: string }) => Promise<void>;
}

/** `onDone`: somebody is signed in. A failure is told here, and nothing that was typed is lost. */
export function useLogin(onDone: () => void): Login {
  const [choosing, setChoosing] = useState<Login['choosing']>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState<string | null>(null);

  const go = async (about: string, ask: () => Promise<SignInStep>) => {
    setBusy(true);
    setFailure(null);
    try {
      const step = await ask();
      setChoosing(step.at === 'new-password' ? step : null);
      setFailure(failureOfStep(step, about));
      if (step.at === 'done') onDone();
    } catch (error) {
      setFailure(failureOfError(error, about));
    } finally {
      setBusy(false);
    }
  };

  return {
    choosing,
    busy,
    failure,
    start: (input) => {
      setEmail(input.email);
      return go(input.email, () => signIn(input));
    },
    asking,
    startAt: (address, remember) => {
      setAsking(address);
      return go('', () => signInAt(address, remember)).finally(() => setAsking(null));
    },
    choose: (newPassword, names) => go(email, () => completeNewPassword(newPassword, names)),
  };
}
