import type { SignInStep } from '../../../lib/session/account-types.ts';

export type InputStep = Exclude<
  SignInStep,
  { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }
>;

export type InputStepOf<At extends InputStep['at']> = Extract<InputStep, { at: At }>;

const ends: readonly string[] = ['done', 'unconfirmed', 'reset-required', 'unsupported'];

/** Returns the step if it asks the visitor for input; null if the login has ended at it. */
export function toInputStep(step: SignInStep): InputStep | null {
  return ends.includes(step.at) ? null : (step as InputStep);
}
