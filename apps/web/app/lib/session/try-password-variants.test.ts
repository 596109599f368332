import { describe, expect, it } from 'vitest';
import { tryPasswordVariants } from './try-password-variants.ts';

const composed = 'café harbour';
const decomposed = 'cafe\u0301\u00a0harbour';
const fail = (name: string): never => {
  throw Object.assign(new Error(name), { name });
};

/** Creates an account with this password, and records the attempts. */
function account(correctPassword: string, errorName = 'NotAuthorizedException') {
  const tried: string[] = [];
  const attempt = async (password: string) => {
    tried.push(password);
    return password === correctPassword ? 'in' : fail(errorName);
  };
  return { tried, attempt };
}

describe('tryPasswordVariants', () => {
  it('tries the composed form first', async () => {
    const { tried, attempt } = account(composed);
    await expect(tryPasswordVariants(decomposed, attempt)).resolves.toBe('in');
    expect(tried).toEqual([composed]);
  });

  it('tries the password as typed for older accounts', async () => {
    const { tried, attempt } = account(decomposed);
    await expect(tryPasswordVariants(decomposed, attempt)).resolves.toBe('in');
    expect(tried).toEqual([composed, decomposed]);
  });

  it('tries only once when both forms are the same', async () => {
    const { tried, attempt } = account('another');
    await expect(tryPasswordVariants(composed, attempt)).rejects.toThrow('NotAuthorizedException');
    expect(tried).toEqual([composed]);
  });

  it('does not retry after any other error', async () => {
    const { tried, attempt } = account(decomposed, 'NetworkError');
    await expect(tryPasswordVariants(decomposed, attempt)).rejects.toThrow('NetworkError');
    expect(tried).toEqual([composed]);
  });
});
