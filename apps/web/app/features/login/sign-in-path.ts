import type { SignInInput, SignInMethod } from '../../lib/session/account-types.ts';
import { signInWithPasskey } from '../../lib/session/passkeys.ts';
import { answerStep, signInWithMethod } from '../../lib/session/sign-in.ts';
import type { OpenStep } from './open-step.ts';
import type { SignInRequest } from './use-sign-in-steps.ts';

/** Whom a sign-in is for. */
export type SignInIdentity = Omit<SignInInput, 'password'>;

/** How a sign-in began, and what was chosen since: the same way can be gone again. */
export interface SignInPath extends SignInIdentity {
  begin: SignInRequest;
  /** Without a password, by this way. */
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

/** Begins by a way; null asks which ways there are. */
export function beginSignIn(way: SignInMethod | null, who: SignInIdentity): SignInRequest {
  return () =>
    way === 'WEB_AUTHN' ? signInWithPasskey(who.email, who.remember) : signInWithMethod(way, who);
}

/** Goes the same way up to the step, or as far as it leads. */
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

/** With what was chosen at the step, in place of what came of an earlier choice there. */
export function recordChoice(trail: SignInPath, at: OpenStep['at'], answer: string): SignInPath {
  if (!at.startsWith('choose-')) return trail;
  const here = trail.chosen.findIndex((one) => one.at === at);
  const before = here < 0 ? trail.chosen : trail.chosen.slice(0, here);
  return { ...trail, chosen: [...before, { at, answer }] };
}
