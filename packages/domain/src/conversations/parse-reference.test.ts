import { describe, expect, it } from 'vitest';
import { parseReference, refersToEarlierMessage } from './parse-reference.ts';

describe('parseReference', () => {
  it.each([
    ['book the second one', 1],
    ['the first please', 0],
    ['how long is the last one?', -1],
    ['the 3rd', 2],
  ])('parses "%s" as a position in the list', (text, index) => {
    expect(parseReference(text)).toEqual({ kind: 'position', index });
  });

  it.each(['how much is that', 'is it full?', 'who teaches this one'])(
    'parses "%s" as the previous subject',
    (text) => {
      expect(parseReference(text)).toEqual({ kind: 'it' });
    },
  );

  it.each(['my first time', 'yoga tomorrow', 'where are you', 'last one that day', 'friday the 4th'])(
    'returns null for "%s"',
    (text) => {
      expect(parseReference(text)).toBeNull();
    },
  );

  it.each([
    ['and on Friday?', true],
    ['what about yoga', true],
    ['Friday instead', true],
    ['how much is that', true],
    ['is there parking', false],
    ['classes on Friday', false],
  ])('refers in "%s" to an earlier message: %s', (text, refersBack) => {
    expect(refersToEarlierMessage(text)).toBe(refersBack);
  });
});
