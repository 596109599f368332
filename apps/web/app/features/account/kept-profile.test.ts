import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetProfile, keepProfile, keptProfile } from './kept-profile.ts';

const typed = { title: 'Dr', firstName: 'Amy', lastName: 'Quill', phone: '07700 900123' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('has what was typed for whoever typed it, until it is forgotten', () => {
  expect(keptProfile('amy')).toBeNull();
  keepProfile('amy', typed);
  expect(keptProfile('amy')).toEqual(typed);
  expect(keptProfile('ben')).toBeNull();
  forgetProfile();
  expect(keptProfile('amy')).toBeNull();
});

it('does without in a browser that keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepProfile('amy', typed);
  expect(keptProfile('amy')).toBeNull();
  expect(forgetProfile).not.toThrow();
});
