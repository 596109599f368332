import type { SignInStep } from '../../../lib/session/account-types.ts';

export type OpenStep = Exclude<SignInStep, { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }>;

export type OpenStepOf<At extends OpenStep['at']> = Extract<OpenStep, { at: At }>;

const ends: readonly string[] = ['done', 'unconfirmed', 'reset-required', 'unsupported'];

/** Returns the step; null when it asks for nothing. */
export function toOpenStep(step: SignInStep): OpenStep | null {
  return ends.includes(step.at) ? null : (step as OpenStep);
}
