import { expect, it } from 'vitest';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from './parse-message.ts';
import type { ParsedMessage } from './parsed-message.ts';

const now = new Date('2026-11-26T13:00:00Z');

/** Parses the last of the visitor's messages, after the others. */
function read(texts: readonly string[]): ParsedMessage {
  const earlier = texts.slice(0, -1).flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: 'Yes.' },
  ]);
  return parseMessage({ text: texts.at(-1) ?? '', earlier, now, signedIn: false }, fakeStudio);
}

it('a late follow-up still continues the question before', () => {
  const smallTalk = Array.from({ length: 13 }, (_, at) => `Thanks, that helps a lot (${at}).`);
  const { isFollowUp, names } = read([
    ...smallTalk,
    'Do you have yoga tomorrow?',
    'and on Saturday?',
    'and on Sunday?',
  ]);
  expect(isFollowUp).toBe(true);
  expect(names.activity).toEqual(['yoga']);
});
