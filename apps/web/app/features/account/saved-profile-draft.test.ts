import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearProfileDraft, readProfileDraft, saveProfileDraft } from './saved-profile-draft.ts';

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
  expect(readProfileDraft('amy')).toBeNull();
  saveProfileDraft('amy', typed);
  expect(readProfileDraft('amy')).toEqual(typed);
  expect(readProfileDraft('ben')).toBeNull();
  clearProfileDraft();
  expect(readProfileDraft('amy')).toBeNull();
});

it('does without in a browser that keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveProfileDraft('amy', typed);
  expect(readProfileDraft('amy')).toBeNull();
  expect(clearProfileDraft).not.toThrow();
});
