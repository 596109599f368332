import { beforeEach, expect, it, vi } from 'vitest';
import { renewSessionId } from '../../lib/identifiers.ts';
import { forget, remember, remembered } from './tab-memory.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  forget();
  return () => vi.unstubAllGlobals();
});

it('keeps what was typed and seen until it is forgotten', () => {
  remember({ draft: 'Half a sen' });
  remember({ seen: 'm1' });
  expect(remembered()).toEqual({ draft: 'Half a sen', unsent: [], seen: 'm1' });
  forget();
  expect(remembered()).toEqual({ draft: '', unsent: [], seen: null });
});

it('is of one session: whoever comes after somebody has logged out finds nothing', () => {
  remember({ draft: 'A secret', seen: 'm1' });
  renewSessionId();
  expect(remembered()).toEqual({ draft: '', unsent: [], seen: null });
  remember({ draft: 'Hello' });
  expect(remembered()).toEqual({ draft: 'Hello', unsent: [], seen: null });
});
