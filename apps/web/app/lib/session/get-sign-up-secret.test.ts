import { afterEach, expect, it, vi } from 'vitest';
import { getSignUpSecret } from './get-sign-up-secret.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function newTab(): void {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

it('stays the same within a tab, and differs in another tab', () => {
  newTab();
  const first = getSignUpSecret();
  expect(first.length).toBeGreaterThan(30);
  expect(getSignUpSecret()).toBe(first);
  newTab();
  expect(getSignUpSecret()).not.toBe(first);
});

it('returns a new secret each time when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(getSignUpSecret()).not.toBe(getSignUpSecret());
});
