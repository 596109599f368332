import { useState } from 'react';
import type { SignInInput, SignInMethod } from '../../lib/session/account-types.ts';
import { answerStep, completeNewPassword, signIn } from '../../lib/session/sign-in.ts';
import { signInAtUrl } from '../../lib/session/sign-in-at-url.ts';
import type { LoginFailure } from './login-failure.ts';
import type { OpenStep } from './open-step.ts';
import {
  beginSignIn,
  emptySignInPath,
  recordChoice,
  replaySignIn,
  type SignInIdentity,
  type SignInPath,
} from './sign-in-path.ts';
import { type SignInRequest, useSignInSteps } from './use-sign-in-steps.ts';

/** Signing in, step by step. */
export interface Login {
  /** What is asked just now; null: how to log in, by the form. */
  step: OpenStep | null;
  /** Whose account, as it was typed. */
  email: string;
  /** The way that it began by, without a password. */
  by: SignInMethod | null;
  /** The code of the step stands in for the password; else it comes after it. */
  first: boolean;
  busy: boolean;
  failure: LoginFailure | null;
  /** Path that the log-in leads to; undefined: the page it is shown on decides. */
  returnTo: string | undefined;
  /** What somebody waits for: the address that is asked, or the way in that was pressed. */
  asking: string | null;
  start: (input: SignInInput) => Promise<void>;
  /** Begins without a password; with a passkey without an address as well. */
  startBy: (way: SignInMethod, who: SignInIdentity) => Promise<void>;
  /** Signs in whom an address of the public configuration names. */
  startAt: (address: string, remember: boolean) => Promise<void>;
  /** Answers the step; what was chosen of several is chosen again when a code is asked for once more. */
  answer: (text: string) => Promise<void>;
  choose: (newPassword: string, names?: { firstName: string; lastName: string }) => Promise<void>;
  /** Begins anew up to the same question, so that another code is sent. false: that did not work, and why is told. */
  again: () => Promise<boolean>;
  /** Begins anew, up to the choice that led here or to that of all ways; null where there is none. */
  otherWay: (() => Promise<unknown>) | null;
  /** To the form; what was typed there still is. */
  back: () => void;
  /** Somebody was signed in beside the form, or could not be. */
  done: () => void;
  fail: (error: unknown) => void;
}

/** `onDone`: somebody is signed in. A failure is told here, and nothing that was typed is lost. */
export function useLogin(onDone: () => void, returnTo?: string): Login {
  const { step, go, ...turns } = useSignInSteps(onDone);
  const [asking, setAsking] = useState<string | null>(null);
  const [first, setFirst] = useState(false);
  const [trail, setTrail] = useState<SignInPath>(emptySignInPath);
  const { email, remember } = trail;

  const begin = async (
    who: SignInIdentity,
    ask: SignInRequest,
    by: SignInMethod | null = null,
    name: string | null = by,
  ) => {
    setTrail({ email: who.email, remember: who.remember, begin: ask, by, chosen: [] });
    setFirst(isCode(by));
    setAsking(name);
    await go(ask, who.email);
    setAsking(null);
  };
  const answer = async (text: string) => {
    const at = step?.at;
    if (!at || !(await go(() => answerStep(text), email))) return;
    setFirst(at === 'choose-way' && isCode(text));
    setTrail(recordChoice(trail, at, text));
  };
  const choose: Login['choose'] = async (password, names) => {
    const chosen = await go(() => completeNewPassword(password, names), email);
    if (chosen) setTrail({ ...trail, begin: () => signIn({ email, password, remember }) });
  };

  return {
    ...turns,
    step,
    email,
    by: trail.by,
    first,
    asking,
    returnTo,
    start: (input) => begin(input, () => signIn(input)),
    startBy: (way, who) => begin(who, beginSignIn(way, who), way),
    startAt: (address, stays) =>
      begin({ email: '', remember: stays }, () => signInAtUrl(address, stays), null, address),
    answer,
    choose,
    again: () => go(replaySignIn(trail, 'code'), email),
    otherWay: otherWayFrom(),
    done: onDone,
  };

  function otherWayFrom(): Login['otherWay'] {
    const last = trail.chosen.at(-1);
    if (!step || step.at.startsWith('choose-')) return null;
    if (last) return () => go(replaySignIn(trail, last.at), email);
    const who = { email, remember };
    return first ? () => begin(who, beginSignIn(null, who)) : null;
  }
}

const isCode = (way: string | null): boolean => way === 'EMAIL_OTP' || way === 'SMS_OTP';
