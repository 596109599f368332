import { useState } from 'react';
import type { SignInInput, SignInMethod } from '../../../lib/session/account-types.ts';
import { saveKnownProfileName } from '../../../lib/session/save-missing-profile-name.ts';
import {
  completeNewPassword,
  respondToStep,
  signIn,
  signInAsDemoAccount,
} from '../../../lib/session/session.ts';
import type { InputStep } from './input-step.ts';
import type { LoginFailure } from './login-failure.ts';
import {
  createReplayRequest,
  createSignInRequest,
  emptySignIn,
  type ReplayableSignIn,
  recordChoice,
  type SignInIdentity,
} from './replayable-sign-in.ts';
import { type SignInRequest, useSignInSteps } from './use-sign-in-steps.ts';

export interface Login {
  /** Current step; null shows the form. */
  step: InputStep | null;
  /** Email address as typed. */
  email: string;
  /**
   * Passwordless method with which the login started. Null if it started with a password, with a demo account, or by
   * asking which methods the account has.
   */
  by: SignInMethod | null;
  /** Whether the code is the first factor, instead of a password. False if the code is asked after a password. */
  isFirstFactor: boolean;
  busy: boolean;
  failure: LoginFailure | null;
  /** Path to open after the login; undefined lets the current page decide. */
  returnTo: string | undefined;
  /**
   * Which button is busy: the login method, or the URL of the demo provider. Null for the password form, or if no login
   * is running.
   */
  pending: string | null;
  start: (input: SignInInput) => Promise<void>;
  /** Starts a login without a password. A passkey needs no email address either. */
  startBy: (method: SignInMethod, identity: SignInIdentity) => Promise<void>;
  /** Logs in as the demo account of the provider with this URL, which the public configuration contains. */
  startAsDemoAccount: (url: string, remember: boolean) => Promise<void>;
  /** Submits the input of the step. Records choices, so that `resend` can repeat them. */
  answer: (text: string) => Promise<void>;
  choose: (newPassword: string, names?: { firstName: string; lastName: string }) => Promise<void>;
  /**
   * Repeats the sign-in up to the current step, which sends another code. If that fails, shows the failure
   * and returns false.
   */
  resend: () => Promise<boolean>;
  /**
   * Repeats the sign-in up to the last choice of a method, or asks which methods the account has. Null if no other
   * method can be chosen.
   */
  chooseOtherMethod: (() => Promise<unknown>) | null;
  /** Returns to the form, which still has its input. */
  goBack: () => void;
  /**
   * Called when a login outside of the form, such as passkey autofill, succeeds. `fail` reports that it
   * failed.
   */
  done: () => void;
  fail: (error: unknown) => void;
}

/** Manages a login. Calls `onDone` when the member is logged in. Shows failures and keeps the input. */
export function useLogin(onDone: () => void, returnTo?: string): Login {
  const finish = () => {
    saveKnownProfileName();
    onDone();
  };
  const { step, go, ...stepState } = useSignInSteps(finish);
  const [pending, setPending] = useState<string | null>(null);
  const [isFirstFactor, setIsFirstFactor] = useState(false);
  const [trail, setTrail] = useState<ReplayableSignIn>(emptySignIn);
  const { email, remember } = trail;

  const runSignIn = async (
    identity: SignInIdentity,
    request: SignInRequest,
    by: SignInMethod | null = null,
    name: string | null = by,
  ) => {
    setTrail({ email: identity.email, remember: identity.remember, start: request, by, chosen: [] });
    setIsFirstFactor(isCode(by));
    setPending(name);
    await go(request, identity.email);
    setPending(null);
  };
  const answer = async (text: string) => {
    const at = step?.at;
    if (!at || !(await go(() => respondToStep(text), email))) return;
    setIsFirstFactor(at === 'choose-method' && isCode(text));
    setTrail(recordChoice(trail, at, text));
  };
  const choose: Login['choose'] = async (password, names) => {
    const chosen = await go(() => completeNewPassword(password, names), email);
    if (chosen) setTrail({ ...trail, start: () => signIn({ email, password, remember }) });
  };

  return {
    ...stepState,
    step,
    email,
    by: trail.by,
    isFirstFactor,
    pending,
    returnTo,
    start: (input) => runSignIn(input, () => signIn(input)),
    startBy: (method, identity) => runSignIn(identity, createSignInRequest(method, identity), method),
    startAsDemoAccount: (url, isRemembered) =>
      runSignIn(
        { email: '', remember: isRemembered },
        () => signInAsDemoAccount(url, isRemembered),
        null,
        url,
      ),
    answer,
    choose,
    resend: () => go(createReplayRequest(trail, 'code'), email),
    chooseOtherMethod: getOtherMethodAction(),
    done: finish,
  };

  function getOtherMethodAction(): Login['chooseOtherMethod'] {
    const last = trail.chosen.at(-1);
    if (!step || step.at.startsWith('choose-')) return null;
    if (last) return () => go(createReplayRequest(trail, last.at), email);
    const identity = { email, remember };
    return isFirstFactor ? () => runSignIn(identity, createSignInRequest(null, identity)) : null;
  }
}

const isCode = (method: string | null): boolean => method === 'EMAIL_OTP' || method === 'SMS_OTP';
