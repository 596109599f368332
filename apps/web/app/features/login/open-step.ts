import type { SignInStep } from '../../lib/session/account-types.ts';

/** A step at which a person is asked for something. */
export type OpenStep = Exclude<SignInStep, { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }>;

/** One of them by its name. */
export type OpenStepOf<At extends OpenStep['at']> = Extract<OpenStep, { at: At }>;

const ends: readonly string[] = ['done', 'unconfirmed', 'reset-required', 'unsupported'];

/** The step, where somebody is asked something at it. */
export function toOpenStep(step: SignInStep): OpenStep | null {
  return ends.includes(step.at) ? null : (step as OpenStep);
}
