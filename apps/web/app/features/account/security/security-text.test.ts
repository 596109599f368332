import { describe, expect, it } from 'vitest';
import type { SecondFactor } from '../../../lib/session/account-types.ts';
import { describeNetworkOrigin, describeSecuritySettings, formatNetwork } from './security-text.ts';

describe('describeSecuritySettings', () => {
  it.each<[readonly SecondFactor[], SecondFactor | null, string]>([
    [[], null, 'Your account is protected by your password only.'],
    [
      ['TOTP'],
      'TOTP',
      'When you log in, we ask for your password and then a code from your authenticator app.',
    ],
    [['EMAIL'], null, 'When you log in, we ask for your password and then a code by email.'],
    [['TOTP', 'EMAIL'], 'EMAIL', 'When you log in, we ask for your password and then a code by email.'],
    [
      ['TOTP', 'EMAIL'],
      null,
      'When you log in, we ask for your password and then a code from your authenticator app or by email.',
    ],
    [
      ['TOTP', 'EMAIL', 'SMS'],
      null,
      'When you log in, we ask for your password and then a code from your authenticator app, by email or by text message.',
    ],
  ])('with %j enabled and %s preferred', (factors, preferred, expected) => {
    expect(describeSecuritySettings({ factors, preferred })).toContain(expected);
  });
});

describe('describeOrigin', () => {
  it('describes the origin as far as it is stored', () => {
    expect(formatNetwork('81.2.69.0/24')).toBe('81.2.69.…');
    expect(formatNetwork('2001:db8:85a3::/48')).toBe('2001:db8:85a3:…');
    expect(describeNetworkOrigin({ network: '81.2.69.0/24', isThisNetwork: true })).toBe(
      'from your current network',
    );
    expect(describeNetworkOrigin({ network: '81.2.69.0/24', isThisNetwork: false })).toBe(
      'from network 81.2.69.…',
    );
    expect(describeNetworkOrigin({ network: null, isThisNetwork: false })).toBe('');
  });
});
