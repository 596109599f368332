import { afterEach, expect, it, vi } from 'vitest';
import { getSignUpSecret } from './get-sign-up-secret.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function newTab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

it('stays in its tab, and is another one in the next', () => {
  newTab();
  const first = getSignUpSecret();
  expect(first.length).toBeGreaterThan(30);
  expect(getSignUpSecret()).toBe(first);
  newTab();
  expect(getSignUpSecret()).not.toBe(first);
});

it('is there in a browser that keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(getSignUpSecret()).not.toBe(getSignUpSecret());
});
