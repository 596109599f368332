import type { SignInOutput } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import type { SignInStep } from './account-types.ts';
import { toSignInStep } from './to-sign-in-step.ts';

type Next = SignInOutput['nextStep'];

const delivered = { codeDeliveryDetails: { destination: 'a***@e***' } };
const cases: readonly (readonly [Next, SignInStep])[] = [
  [{ signInStep: 'DONE' }, { at: 'done' }],
  [{ signInStep: 'CONFIRM_SIGN_UP' }, { at: 'unconfirmed' }],
  [{ signInStep: 'RESET_PASSWORD' }, { at: 'reset-required' }],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['given_name'] },
    { at: 'new-password', needsNames: true },
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, { at: 'code', by: 'TOTP', sentTo: '' }],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', ...delivered },
    { at: 'code', by: 'EMAIL', sentTo: 'a***@e***' },
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' }, { at: 'code', by: 'SMS', sentTo: '' }],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'SMS'] },
    { at: 'choose-factor', factors: ['TOTP', 'SMS'] },
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
    { at: 'choose-setup', factors: ['TOTP', 'EMAIL'] },
  ],
  [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, { at: 'set-up-email' }],
  [
    {
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      // The last challenge stands for methods that Cognito may add.
      availableChallenges: ['EMAIL_OTP', 'PASSWORD_SRP', 'ADMIN_NO_SRP_AUTH'],
    },
    { at: 'choose-method', methods: ['EMAIL_OTP', 'PASSWORD_SRP'] },
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' }, { at: 'password' }],
  [
    {
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { USERNAME: 'a@example.com', question: 'What is on the sill?' },
    },
    { at: 'question', question: 'What is on the sill?' },
  ],
];

describe('toSignInStep', () => {
  it.each(cases)('maps %j to %j', (nextStep, step) => expect(toSignInStep({ nextStep })).toEqual(step));

  it('returns an app’s key and setup URI, labelled with the studio’s name and the account’s email', () => {
    const totpSetupDetails = {
      sharedSecret: 'ABCD',
      getSetupUri: (app: string, account?: string) =>
        new URL(`otpauth://totp/${app}:${account}?secret=ABCD&issuer=${app}`),
    };
    const step = toSignInStep({
      nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', totpSetupDetails },
    });
    if (step.at !== 'set-up-app') throw new Error(step.at);
    expect(step.key).toBe('ABCD');
    expect(step.buildUri('a@example.com', 'Miles Street')).toBe(
      'otpauth://totp/Miles%20Street:a@example.com?secret=ABCD&issuer=Miles%20Street',
    );
  });

  it('maps an unknown step to unsupported', () =>
    expect(toSignInStep({ nextStep: { signInStep: 'SOMETHING_NEW' } as never })).toEqual({
      at: 'unsupported',
    }));
});
