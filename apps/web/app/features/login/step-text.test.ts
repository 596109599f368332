import { describe, expect, it } from 'vitest';
import type { OpenStep } from './open-step.ts';
import { getStepText, listMethodChoices } from './step-text.ts';

const at = (step: OpenStep | null, more: object = {}) =>
  getStepText({ step, email: 'amara@example.com', first: false, by: null, ...more });

describe('what stands above a step', () => {
  it('is the specification’s at the form', () =>
    expect(at(null)).toEqual({ title: 'Log in', lead: 'Welcome back. Choose a method to continue.' }));

  it('tells the typed address, not half of it', () =>
    expect(at({ at: 'code', by: 'EMAIL', sentTo: 'a***@e***' }).lead).toBe(
      'We sent a 6-digit code to amara@example.com.',
    ));

  it('tells half a number, which nobody has typed', () =>
    expect(at({ at: 'code', by: 'SMS', sentTo: '+*******12' }, { first: true }).lead).toBe(
      'If there is an account, a 6-digit code is on its way to +*******12.',
    ));

  it('is the pool’s question in its own words', () => {
    expect(at({ at: 'question', question: 'What is on the sill?' }).lead).toBe('What is on the sill?');
    expect(at({ at: 'question', question: '' }).lead).toBe('Answer it to go on.');
  });

  it('says so where there is no passkey', () => {
    const step = { at: 'choose-way', ways: ['PASSWORD_SRP'] } as const;
    expect(at(step, { by: 'WEB_AUTHN' }).title).toBe('No passkey here yet');
    expect(at(step).title).toBe('How would you like to log in?');
  });
});

describe('rows to choose from', () => {
  it('have the password once, and it is never sent as it is', () => {
    const ways = ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'] as const;
    expect(listMethodChoices({ at: 'choose-way', ways }).map(({ name }) => name)).toEqual([
      'WEB_AUTHN',
      'PASSWORD_SRP',
      'EMAIL_OTP',
    ]);
  });

  it('are the factors, in the order of the pool', () =>
    expect(
      listMethodChoices({ at: 'choose-factor', factors: ['SMS', 'TOTP'] }).map(({ name }) => name),
    ).toEqual(['SMS', 'TOTP']));
});
