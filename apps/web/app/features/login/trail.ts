import type { SignInInput, WayIn } from '../../lib/session/account-types.ts';
import { signInWithPasskey } from '../../lib/session/passkeys.ts';
import { answerStep, signInBy } from '../../lib/session/sign-in.ts';
import type { OpenStep } from './open-step.ts';
import type { Ask } from './use-turns.ts';

/** Whom a sign-in is for. */
export type Who = Omit<SignInInput, 'password'>;

/** How a sign-in began, and what was chosen since: the same way can be gone again. */
export interface Trail extends Who {
  begin: Ask;
  /** Without a password, by this way. */
  by: WayIn | null;
  chosen: readonly { at: OpenStep['at']; answer: string }[];
}

export const noTrail: Trail = {
  email: '',
  remember: true,
  begin: () => Promise.reject(new Error('')),
  by: null,
  chosen: [],
};

/** Begins by a way; null asks which ways there are. */
export function beginBy(way: WayIn | null, who: Who): Ask {
  return () => (way === 'WEB_AUTHN' ? signInWithPasskey(who.email, who.remember) : signInBy(way, who));
}

/** Goes the same way up to the step, or as far as it leads. */
export function goAgain({ begin, chosen }: Trail, until: OpenStep['at']): Ask {
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
export function withChoice(trail: Trail, at: OpenStep['at'], answer: string): Trail {
  if (!at.startsWith('choose-')) return trail;
  const here = trail.chosen.findIndex((one) => one.at === at);
  const before = here < 0 ? trail.chosen : trail.chosen.slice(0, here);
  return { ...trail, chosen: [...before, { at, answer }] };
}
