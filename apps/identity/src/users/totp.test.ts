import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTotpKey, findTotpStep } from './totp.ts';

/** Key and last six digits of the examples in RFC 6238, appendix B. */
const key = Secret.fromLatin1('12345678901234567890').base32;
const examples = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a TOTP code', () => {
  it.each(examples)('matches RFC 6238 at %i s', (seconds, code) => {
    expect(findTotpStep(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is valid one step early or late and no more, and returns its own step', () => {
    const [seconds, code] = examples[1];
    const step = Math.floor(seconds / 30);
    const taken = [-2, -1, 0, 1, 2].map((steps) => findTotpStep(key, code, at(seconds + steps * 30)));
    expect(taken).toEqual([null, step, step, step, null]);
  });

  it('is valid with spaces and full-width digits', () => {
    expect(findTotpStep(key, ' 287 082 ', at(59))).toBe(1);
    expect(findTotpStep(key, '\u202a２８７\u00a0０８２\u200b', at(59))).toBe(1);
  });

  it.each(['', '28708', '2870822', 'a87082'])('is invalid as %j', (code) => {
    expect(findTotpStep(key, code, at(59))).toBeNull();
  });

  it('has random keys of 160 bits', () => {
    expect(createTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpKey()).not.toBe(createTotpKey());
  });
});
