import { describe, expect, it } from 'vitest';
import { getAvailableSecondFactors } from './available-second-factors.ts';
import { readConfig } from './config.ts';

const { userPool: own } = readConfig({});
const sms = { region: 'eu-west-2', credentials: null, sender: null };

describe('getAvailableSecondFactors', () => {
  it('includes text messages only with an SMS provider', () => {
    expect(getAvailableSecondFactors({ mode: 'live', userPool: own, sms })).toContain('SMS');
    expect(getAvailableSecondFactors({ mode: 'live', userPool: own, sms: null })).toEqual(['TOTP', 'EMAIL']);
    expect(getAvailableSecondFactors({ mode: 'demo', userPool: own, sms: null })).toContain('SMS');
  });

  it('returns none when the pool has second factors off', () => {
    expect(getAvailableSecondFactors({ mode: 'demo', userPool: { ...own, mfa: 'off' }, sms })).toEqual([]);
  });
});
