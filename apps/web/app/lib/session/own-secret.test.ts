import { afterEach, expect, it, vi } from 'vitest';
import { ownSecret } from './own-secret.ts';

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
  const first = ownSecret();
  expect(first.length).toBeGreaterThan(30);
  expect(ownSecret()).toBe(first);
  newTab();
  expect(ownSecret()).not.toBe(first);
});

it('is there in a browser that keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(ownSecret()).not.toBe(ownSecret());
});
