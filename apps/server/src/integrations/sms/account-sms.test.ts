import { describe, expect, it } from 'vitest';
import { buildAccountSms } from './account-sms.ts';

const studio = { name: 'Miles Street', siteUrl: 'https://www.milesstreet.example:8443' };

describe('text messages about an account', () => {
  it.each([
    ['sign-in', 'your code to log in'],
    ['verify-phone', 'the code for your phone number'],
  ] as const)('say what the code of %s is for, until when, and where it may be filled in', (kind, words) => {
    const text = buildAccountSms(studio, { kind, code: '048291', minutes: 10 });
    expect(text).toContain(`048291 is ${words} at Miles Street, good for 10 minutes.`);
    expect(text.split('\n').at(-1)).toBe('@www.milesstreet.example #048291');
  });

  it('are one message each: short enough, and of signs that every telephone knows', () => {
    const text = buildAccountSms(studio, { kind: 'verify-phone', code: '048291', minutes: 10 });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\w .,:@#\n-]+$/);
  });
});
