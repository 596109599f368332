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

/** Returns the texts of the messages that are the context of a message, the latest first. */
function listContext({ previous }: ParsedMessage): string[] {
  return previous ? [previous.question.text, ...listContext(previous)] : [];
}

it.each([0, 1, 11, 12, 13, 14, 30])('after %i messages, the last 12 are the context', (count) => {
  const texts = Array.from({ length: count }, (_, at) => `message ${at}`);
  expect(listContext(read([...texts, 'and on Friday?']))).toEqual(texts.slice(-12).reverse());
});

it('a late follow-up still continues the question previous', () => {
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
