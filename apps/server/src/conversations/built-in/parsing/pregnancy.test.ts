import { describe, expect, it } from 'vitest';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from './parse-message.ts';
import { findTrimester } from './pregnancy.ts';

const find = (text: string) =>
  findTrimester(
    parseMessage({ text, earlier: [], now: new Date('2026-11-26T13:00:00Z'), signedIn: false }, fakeStudio),
  );

describe('findTrimester', () => {
  it.each([
    ['12 weeks pregnant', 'first'],
    ['13 weeks pregnant', 'either'],
    ['thirteen weeks pregnant', 'either'],
    ['14 weeks pregnant', 'later'],
    ['pregnant, can i book in 2 weeks', 'unknown'],
    ['my wife is expecting', 'unknown'],
    ['i was expecting a refund', null],
    ['bump me up the list', null],
  ])('reads "%s" as %s', (text, trimester) => {
    expect(find(text)).toBe(trimester);
  });
});
