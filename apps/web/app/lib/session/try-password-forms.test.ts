import { describe, expect, it } from 'vitest';
import { tryPasswordForms } from './try-password-forms.ts';

const composed = 'café harbour';
const decomposed = 'cafe\u0301\u00a0harbour';
const refuse = (name: string): never => {
  throw Object.assign(new Error(name), { name });
};

/** Creates an account with this password, and records the attempts. */
function account(known: string, refusal = 'NotAuthorizedException') {
  const tried: string[] = [];
  const attempt = async (password: string) => {
    tried.push(password);
    return password === known ? 'in' : refuse(refusal);
  };
  return { tried, attempt };
}

describe('a password from any keyboard', () => {
  it('is tried composed', async () => {
    const { tried, attempt } = account(composed);
    await expect(tryPasswordForms(decomposed, attempt)).resolves.toBe('in');
    expect(tried).toEqual([composed]);
  });

  it('is tried as it was typed when the account is older', async () => {
    const { tried, attempt } = account(decomposed);
    await expect(tryPasswordForms(decomposed, attempt)).resolves.toBe('in');
    expect(tried).toEqual([composed, decomposed]);
  });

  it('is tried once when it is the same either way', async () => {
    const { tried, attempt } = account('another');
    await expect(tryPasswordForms(composed, attempt)).rejects.toThrow('NotAuthorizedException');
    expect(tried).toEqual([composed]);
  });

  it('is not tried again after any other failure', async () => {
    const { tried, attempt } = account(decomposed, 'NetworkError');
    await expect(tryPasswordForms(decomposed, attempt)).rejects.toThrow('NetworkError');
    expect(tried).toEqual([composed]);
  });
});
