import { describe, expect, it } from 'vitest';
import { formatGiftCardCode, generateGiftCardCode, normaliseGiftCardCode } from './gift-card-code.ts';
import { getGiftCardExpiry, getGiftCardSendTime } from './gift-card-dates.ts';

describe('gift card code', () => {
  const code = generateGiftCardCode(Uint8Array.from({ length: 16 }, (_, index) => index * 17));

  it('has 16 unambiguous characters in four groups', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(formatGiftCardCode(code)).toMatch(/^(\w{4} ){3}\w{4}$/);
    expect(generateGiftCardCode(new Uint8Array(16).fill(31, 8))).toBe('00000000ZZZZZZZZ');
  });

  it('is normalised from typed forms, and rejected otherwise', () => {
    expect(normaliseGiftCardCode(formatGiftCardCode(code).toLowerCase())).toBe(code);
    expect(normaliseGiftCardCode('0000-0000-OOOO-llIi')).toBe('0000000000001111');
    expect(normaliseGiftCardCode('\u202a００００\u00a0OOOO–0000\u200b-llIi')).toBe('0000000000001111');
    for (const typed of ['', 'CALM10', `${code}0`, code.slice(1), '000000000000000U'])
      expect(normaliseGiftCardCode(typed), typed).toBeNull();
  });
});

describe('gift card dates', () => {
  it('expire at the end of the same London day 24 months later', () => {
    expect(getGiftCardExpiry(new Date('2026-11-23T09:00:00Z'))).toEqual(new Date('2028-11-24T00:00:00Z'));
    // Half past midnight in London is still the day before in UTC.
    expect(getGiftCardExpiry(new Date('2026-06-14T23:30:00Z'))).toEqual(new Date('2028-06-15T23:00:00Z'));
    expect(getGiftCardExpiry(new Date('2028-02-29T12:00:00Z'))).toEqual(new Date('2030-03-01T00:00:00Z'));
  });

  it('send at 08:00 of the chosen day, or at once without one or after 08:00', () => {
    const now = new Date('2026-06-15T09:00:00Z');
    expect(getGiftCardSendTime(null, now)).toEqual(now);
    expect(getGiftCardSendTime('2026-06-15', now)).toEqual(now);
    expect(getGiftCardSendTime('2026-06-16', now)).toEqual(new Date('2026-06-16T07:00:00Z'));
    expect(getGiftCardSendTime('2026-12-24', now)).toEqual(new Date('2026-12-24T08:00:00Z'));
  });
});
