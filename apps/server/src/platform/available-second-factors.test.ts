import { describe, expect, it } from 'vitest';
import { getAvailableSecondFactors } from './available-second-factors.ts';
import { readConfig } from './config.ts';

const { userPool: own } = readConfig({});
const sms = { region: 'eu-west-2', credentials: null, sender: null };

describe('what may be asked for after the password', () => {
  it('has text messages only where somebody sends them', () => {
    expect(getAvailableSecondFactors({ mode: 'live', userPool: own, sms })).toContain('SMS');
    expect(getAvailableSecondFactors({ mode: 'live', userPool: own, sms: null })).toEqual(['TOTP', 'EMAIL']);
    expect(getAvailableSecondFactors({ mode: 'demo', userPool: own, sms: null })).toContain('SMS');
  });

  it('is nothing where the pool asks for nothing', () => {
    expect(getAvailableSecondFactors({ mode: 'demo', userPool: { ...own, mfa: 'off' }, sms })).toEqual([]);
  });
});
