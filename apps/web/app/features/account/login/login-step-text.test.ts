import { describe, expect, it } from 'vitest';
import type { InputStep } from './input-step.ts';
import { getStepText, listMethodChoices } from './login-step-text.ts';

const at = (step: InputStep | null, more: object = {}) =>
  getStepText({ step, email: 'amara@example.com', isFirstFactor: false, by: null, ...more });

describe('heading of a login step', () => {
  it('has the title and lead of the specification at the form', () =>
    expect(at(null)).toEqual({ title: 'Log in', lead: 'Welcome back. Choose a method to continue.' }));

  it('shows the typed email address unmasked', () =>
    expect(at({ at: 'code', by: 'EMAIL', sentTo: 'a***@e***' }).lead).toBe(
      'We’ve sent a 6-digit code to amara@example.com.',
    ));

  it('shows a masked phone number, because the user has not typed it', () =>
    expect(at({ at: 'code', by: 'SMS', sentTo: '+*******12' }, { isFirstFactor: true }).lead).toBe(
      'If you have an account, we’ve sent a 6-digit code to +*******12.',
    ));

  it('shows the user pool’s question', () => {
    expect(at({ at: 'question', question: 'What is on the sill?' }).lead).toBe('What is on the sill?');
    expect(at({ at: 'question', question: '' }).lead).toBe('Answer the question to continue.');
  });

  it('says when there is no passkey', () => {
    const step = { at: 'choose-method', methods: ['PASSWORD_SRP'] } as const;
    expect(at(step, { by: 'WEB_AUTHN' }).title).toBe('No passkey found');
    expect(at(step).title).toBe('How would you like to log in?');
  });
});

describe('choices of a login step', () => {
  it('contain the password once, and never the variant that sends it in plain text', () => {
    const methods = ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'] as const;
    expect(listMethodChoices({ at: 'choose-method', methods }).map(({ name }) => name)).toEqual([
      'WEB_AUTHN',
      'PASSWORD_SRP',
      'EMAIL_OTP',
    ]);
  });

  it('list the factors in the order of the user pool', () =>
    expect(
      listMethodChoices({ at: 'choose-factor', factors: ['SMS', 'TOTP'] }).map(({ name }) => name),
    ).toEqual(['SMS', 'TOTP']));
});
