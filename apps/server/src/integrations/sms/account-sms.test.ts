import { describe, expect, it } from 'vitest';
import { buildAccountSms } from './account-sms.ts';

const studio = { name: 'Miles Street', siteUrl: 'https://www.milesstreet.example:8443' };

describe('account text messages', () => {
  it.each([
    ['sign-in', 'login code'],
    ['verify-phone', 'verification code'],
  ] as const)(
    'contain the purpose of the code (%s), its validity and the site to enter it on',
    (kind, purpose) => {
      const text = buildAccountSms(studio, { kind, code: '048291', minutes: 10 });
      expect(text).toContain(`048291 is your Miles Street ${purpose}. It expires in 10 minutes.`);
      expect(text.split('\n').at(-1)).toBe('@www.milesstreet.example #048291');
    },
  );

  it('fit into one message and use only characters that every phone supports', () => {
    const text = buildAccountSms(studio, { kind: 'verify-phone', code: '048291', minutes: 10 });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\w .,:@#\n-]+$/);
  });
});
