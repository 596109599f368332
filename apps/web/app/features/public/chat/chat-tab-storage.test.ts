import { beforeEach, expect, it, vi } from 'vitest';
import { renewSessionId } from '../../../lib/api/client-and-session-ids.ts';
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

it('keeps the draft and the last seen message until they are cleared', () => {
  saveChatTabState({ draft: 'Half a sen' });
  saveChatTabState({ seen: 'm1' });
  expect(readChatTabState()).toEqual({ draft: 'Half a sen', unsent: [], seen: 'm1' });
  clearChatTabState();
  expect(readChatTabState()).toEqual({ draft: '', unsent: [], seen: null });
});

it('belongs to one session: the next user after a logout finds nothing', () => {
  saveChatTabState({ draft: 'A secret', seen: 'm1' });
  renewSessionId();
  expect(readChatTabState()).toEqual({ draft: '', unsent: [], seen: null });
  saveChatTabState({ draft: 'Hello' });
  expect(readChatTabState()).toEqual({ draft: 'Hello', unsent: [], seen: null });
});
