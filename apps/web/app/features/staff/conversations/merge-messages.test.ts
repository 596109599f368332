import type { ChatMessage } from '@studio/contracts/chat';
import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const message = (id: string, text = id): ChatMessage => ({
  id,
  text,
  role: 'user',
  timestamp: '2026-11-23T12:00:00.000Z',
  author: null,
  action: null,
  classes: [],
  links: [],
  suggestions: [],
  imageUrl: null,
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join('');

it('puts newer messages before known ones', () => {
  expect(ids(mergeMessages([message('b'), message('a')], [message('d'), message('c')]))).toBe('dcba');
});

it('removes duplicates when a response contains all messages, and keeps the newer version', () => {
  const all = mergeMessages([message('b'), message('a')], [message('c'), message('b', 'anew'), message('a')]);
  expect(ids(all)).toBe('cba');
  expect(all[1]?.text).toBe('anew');
});
