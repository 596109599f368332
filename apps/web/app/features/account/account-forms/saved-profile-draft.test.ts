import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearProfileDraft, readProfileDraft, saveProfileDraft } from './saved-profile-draft.ts';

const typed = { title: 'Dr', firstName: 'Amy', lastName: 'Quill', phone: '07700 900123' };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns the draft only to the user who typed it, until it is cleared', () => {
  expect(readProfileDraft('amy')).toBeNull();
  saveProfileDraft('amy', typed);
  expect(readProfileDraft('amy')).toEqual(typed);
  expect(readProfileDraft('ben')).toBeNull();
  clearProfileDraft();
  expect(readProfileDraft('amy')).toBeNull();
});

it('returns no draft in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveProfileDraft('amy', typed);
  expect(readProfileDraft('amy')).toBeNull();
  expect(clearProfileDraft).not.toThrow();
});
