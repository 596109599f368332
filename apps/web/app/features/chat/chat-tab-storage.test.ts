import { beforeEach, expect, it, vi } from 'vitest';
import { renewSessionId } from '../../lib/identifiers.ts';
import { clearChatTabState, readChatTabState, saveChatTabState } from './chat-tab-storage.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  clearChatTabState();
  return () => vi.unstubAllGlobals();
});

it('keeps what was typed and seen until it is forgotten', () => {
  saveChatTabState({ draft: 'Half a sen' });
  saveChatTabState({ seen: 'm1' });
  expect(readChatTabState()).toEqual({ draft: 'Half a sen', unsent: [], seen: 'm1' });
  clearChatTabState();
  expect(readChatTabState()).toEqual({ draft: '', unsent: [], seen: null });
});

it('is of one session: whoever comes after somebody has logged out finds nothing', () => {
  saveChatTabState({ draft: 'A secret', seen: 'm1' });
  renewSessionId();
  expect(readChatTabState()).toEqual({ draft: '', unsent: [], seen: null });
  saveChatTabState({ draft: 'Hello' });
  expect(readChatTabState()).toEqual({ draft: 'Hello', unsent: [], seen: null });
});
