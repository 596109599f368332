import { describe, expect, it } from 'vitest';
import { describeActivity } from './describe-activity.ts';

describe('describeActivity', () => {
  it.each([
    ['SignIn', null, 'Logged in'],
    ['SignIn', 'WEB_AUTHN', 'Logged in with a passkey'],
    ['FactorOn', 'SOFTWARE_TOKEN_MFA', 'Authenticator app turned on'],
    ['FactorOff', 'SMS_MFA', 'Codes by text message turned off'],
    ['PasswordFailed', null, 'Incorrect password entered'],
    // An event type of a newer service that this page doesn't know.
    ['SomethingNew', null, 'Account changed'],
  ])('%s %s', (type, detail, expected) => {
    expect(describeActivity({ type, detail })).toBe(expected);
  });
});
