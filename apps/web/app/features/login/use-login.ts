import { useRef, useState } from 'react';
import type { SignInInput, SignInStep, WayIn } from '../../lib/session/account-types.ts';
import { answerStep, completeNewPassword, signIn, signInBy } from '../../lib/session/sign-in.ts';
import { signInAt } from '../../lib/session/sign-in-at.ts';
import { endsSignIn, failureOfError, failureOfStep, type LoginFailure } from './login-failure.ts';
import { atStep, type OpenStep } from './open-step.ts';

type Begin = () => Promise<SignInStep>;
type Who = Omit<SignInInput, 'password'>;

/** Signing in, step by step. */
export interface Login {
  /** What is asked just now; null: how to log in, by the form. */
  step: OpenStep | null;
  /** Whose account, as it was typed. */
  email: string;
  /** The code of the step stands in for the password; else it comes after it. */
  first: boolean;
  busy: boolean;
  failure: LoginFailure | null;
  /** What somebody waits for: the address that is asked, or the way in that was pressed. */
  asking: string | null;
  start: (input: SignInInput) => Promise<void>;
  /** Begins without a password. */
  startBy: (way: WayIn, who: Who) => Promise<void>;
  /** Signs in whom an address of the public configuration names. */
  startAt: (address: string, remember: boolean) => Promise<void>;
  /** Answers the step; what was chosen of several is chosen again when a code is asked for once more. */
  answer: (text: string) => Promise<void>;
  choose: (newPassword: string, names?: { firstName: string; lastName: string }) => Promise<void>;
  /** Begins anew up to the same question, so that another code is sent. false: that did not work, and why is told. */
  again: () => Promise<boolean>;
  /** Begins anew up to the choice that led here; null where there was none. */
  otherWay: (() => Promise<void>) | null;
  /** To the form; what was typed there still is. */
  back: () => void;
}

/** How a sign-in began, and what was chosen since. */
interface Trail {
  email: string;
  remember: boolean;
  begin: Begin;
  chosen: readonly { at: OpenStep['at']; answer: string }[];
}

const noTrail: Trail = {
  email: '',
  remember: true,
  begin: () => Promise.reject(new Error('')),
  chosen: [],
};

/** `onDone`: somebody is signed in. A failure is told here, and nothing that was typed is lost. */
export function useLogin(onDone: () => void): Login {
  const [step, setStep] = useState<OpenStep | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [first, setFirst] = useState(false);
  const [trail, setTrail] = useState<Trail>(noTrail);
  /** Whoever has gone back is not led on by an answer that comes late. */
  const turn = useRef(0);

  const go = async (ask: Begin, email = trail.email): Promise<boolean> => {
    const own = ++turn.current;
    setBusy(true);
    setFailure(null);
    try {
      const next = await ask();
      if (own !== turn.current) return false;
      setStep(atStep(next));
      setFailure(failureOfStep(next, email));
      if (next.at === 'done') onDone();
      return true;
    } catch (error) {
      if (own !== turn.current) return false;
      setFailure(failureOfError(error, email));
      if (endsSignIn(error)) setStep(null);
      return false;
    } finally {
      if (own === turn.current) setBusy(false);
    }
  };
  const begin = async ({ email, remember }: Who, ask: Begin, name: string | null = null): Promise<void> => {
    setTrail({ email, remember, begin: ask, chosen: [] });
    setFirst(isCode(name));
    setAsking(name);
    await go(ask, email);
    setAsking(null);
  };
  /** Goes the same way up to the step, or as far as it leads. */
  const repeat = async (until: OpenStep['at']): Promise<SignInStep> => {
    let now = await trail.begin();
    for (const { at, answer } of trail.chosen) {
      if (now.at !== at || at === until) break;
      now = await answerStep(answer);
    }
    return now;
  };
  const lastChoice = trail.chosen.at(-1);

  return {
    step,
    email: trail.email,
    first,
    busy,
    failure,
    asking,
    start: (input) => begin(input, () => signIn(input)),
    startBy: (way, who) => begin(who, () => signInBy(way, who), way),
    startAt: (address, remember) =>
      begin({ email: '', remember }, () => signInAt(address, remember), address),
    answer: async (text) => {
      const at = step?.at;
      if (!(await go(() => answerStep(text)))) return;
      setFirst(at === 'choose-way' && isCode(text));
      if (at && isChoice(at))
        setTrail({ ...trail, chosen: [...upTo(trail.chosen, at), { at, answer: text }] });
    },
    choose: async (newPassword, names) => {
      const anew = { email: trail.email, password: newPassword, remember: trail.remember };
      const chosen = await go(() => completeNewPassword(newPassword, names));
      if (chosen) setTrail({ ...trail, begin: () => signIn(anew) });
    },
    again: () => go(() => repeat('code')),
    otherWay: lastChoice ? async () => void (await go(() => repeat(lastChoice.at))) : null,
    back: () => {
      turn.current++;
      setBusy(false);
      setAsking(null);
      setFailure(null);
      setStep(null);
    },
  };
}

const isCode = (way: string | null): boolean => way === 'EMAIL_OTP' || way === 'SMS_OTP';
const isChoice = (at: OpenStep['at']): boolean => at.startsWith('choose-');

/** What was chosen before that step. */
function upTo(chosen: Trail['chosen'], at: OpenStep['at']): Trail['chosen'] {
  const here = chosen.findIndex((one) => one.at === at);
  return here < 0 ? chosen : chosen.slice(0, here);
}
