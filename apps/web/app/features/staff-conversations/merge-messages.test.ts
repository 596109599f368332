import type { ChatMessage } from '@studio/contracts/chat';
import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const said = (id: string, text = id): ChatMessage => ({
  id,
  text,
  role: 'user',
  timestamp: '2026-11-23T12:00:00.000Z',
  by: null,
  action: null,
  classes: [],
  links: [],
  suggestions: [],
  imageUrl: null,
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join('');

it('puts later messages before those that are known', () => {
  expect(ids(mergeMessages([said('b'), said('a')], [said('d'), said('c')]))).toBe('dcba');
});

it('has no message twice, when a change answers with all of them, and takes what came last', () => {
  const all = mergeMessages([said('b'), said('a')], [said('c'), said('b', 'anew'), said('a')]);
  expect(ids(all)).toBe('cba');
  expect(all[1]?.text).toBe('anew');
});
