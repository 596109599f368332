import type { SignInInput, SignInMethod } from '../../../lib/session/account-types.ts';
import { respondToStep, signInWithMethod, signInWithPasskey } from '../../../lib/session/session.ts';
import type { InputStep } from './input-step.ts';
import type { SignInRequest } from './use-sign-in-steps.ts';

export type SignInIdentity = Omit<SignInInput, 'password'>;

/** Start of a sign-in and the choices made since then, so that the sign-in can be repeated. */
export interface ReplayableSignIn extends SignInIdentity {
  start: SignInRequest;
  /** Passwordless method; null for a password, a demo account, or a sign-in that first asked which methods there are. */
  by: SignInMethod | null;
  chosen: readonly { at: InputStep['at']; answer: string }[];
}

export const emptySignIn: ReplayableSignIn = {
  email: '',
  remember: true,
  start: () => Promise.reject(new Error('')),
  by: null,
  chosen: [],
};

/** Returns a request that starts a sign-in with a method. With null, it asks which methods the account has. */
export function createSignInRequest(method: SignInMethod | null, identity: SignInIdentity): SignInRequest {
  return () =>
    method === 'WEB_AUTHN'
      ? signInWithPasskey(identity.email, identity.remember)
      : signInWithMethod(method, identity);
}

/**
 * Returns a request that repeats a sign-in up to the given step. It stops earlier if the steps differ from the recorded
 * ones.
 */
export function createReplayRequest(
  { start, chosen }: ReplayableSignIn,
  until: InputStep['at'],
): SignInRequest {
  return async () => {
    let step = await start();
    for (const { at, answer } of chosen) {
      if (step.at !== at || at === until) break;
      step = await respondToStep(answer);
    }
    return step;
  };
}

/**
 * Records the choice at a step. Drops the earlier choice at this step and all choices after it. Changes nothing for a
 * step without a choice.
 */
export function recordChoice(trail: ReplayableSignIn, at: InputStep['at'], answer: string): ReplayableSignIn {
  if (!at.startsWith('choose-')) return trail;
  const here = trail.chosen.findIndex((choice) => choice.at === at);
  const before = here < 0 ? trail.chosen : trail.chosen.slice(0, here);
  return { ...trail, chosen: [...before, { at, answer }] };
}
