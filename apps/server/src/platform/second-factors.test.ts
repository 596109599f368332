import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { secondFactorsOf } from './second-factors.ts';

const { userPool: own } = readConfig({});
const sms = { region: 'eu-west-2', credentials: null, sender: null };

describe('what may be asked for after the password', () => {
  it('has text messages only where somebody sends them', () => {
    expect(secondFactorsOf({ mode: 'live', userPool: own, sms })).toContain('SMS');
    expect(secondFactorsOf({ mode: 'live', userPool: own, sms: null })).toEqual(['TOTP', 'EMAIL']);
    expect(secondFactorsOf({ mode: 'demo', userPool: own, sms: null })).toContain('SMS');
  });

  it('is nothing where the pool asks for nothing', () => {
    expect(secondFactorsOf({ mode: 'demo', userPool: { ...own, mfa: 'off' }, sms })).toEqual([]);
  });
});
