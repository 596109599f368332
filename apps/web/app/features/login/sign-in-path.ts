import type { SignInInput, SignInMethod } from '../../lib/session/account-types.ts';
import { signInWithPasskey } from '../../lib/session/passkeys.ts';
import { answerStep, signInWithMethod } from '../../lib/session/sign-in.ts';
import type { OpenStep } from './open-step.ts';
import type { SignInRequest } from './use-sign-in-steps.ts';

export type SignInIdentity = Omit<SignInInput, 'password'>;

/** Start of a sign-in and the choices since, so that it can be replayed. */
export interface SignInPath extends SignInIdentity {
  begin: SignInRequest;
  /** Passwordless method, or null. */
  by: SignInMethod | null;
  chosen: readonly { at: OpenStep['at']; answer: string }[];
}

export const emptySignInPath: SignInPath = {
  email: '',
  remember: true,
  begin: () => Promise.reject(new Error('')),
  by: null,
  chosen: [],
};

/** Starts with a method. Null asks which methods the account has. */
export function beginSignIn(way: SignInMethod | null, who: SignInIdentity): SignInRequest {
  return () =>
    way === 'WEB_AUTHN' ? signInWithPasskey(who.email, who.remember) : signInWithMethod(way, who);
}

/** Repeats the sign-in up to the given step, or as far as it gets. */
export function replaySignIn({ begin, chosen }: SignInPath, until: OpenStep['at']): SignInRequest {
  return async () => {
    let now = await begin();
    for (const { at, answer } of chosen) {
      if (now.at !== at || at === until) break;
      now = await answerStep(answer);
    }
    return now;
  };
}

/** Records a choice, and drops the earlier choice at this step with everything after it. */
export function recordChoice(trail: SignInPath, at: OpenStep['at'], answer: string): SignInPath {
  if (!at.startsWith('choose-')) return trail;
  const here = trail.chosen.findIndex((one) => one.at === at);
  const before = here < 0 ? trail.chosen : trail.chosen.slice(0, here);
  return { ...trail, chosen: [...before, { at, answer }] };
}
