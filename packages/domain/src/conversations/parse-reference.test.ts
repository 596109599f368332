import { describe, expect, it } from 'vitest';
import { parseReference, refersToEarlierMessage } from './parse-reference.ts';

describe('what somebody points to', () => {
  it.each([
    ['book the second one', 1],
    ['the first please', 0],
    ['how long is the last one?', -1],
    ['the 3rd', 2],
  ])('%s is a place in the list', (text, index) => {
    expect(parseReference(text)).toEqual({ kind: 'place', index });
  });

  it.each(['how much is that', 'is it full?', 'who teaches this one'])('%s is what was spoken of', (text) => {
    expect(parseReference(text)).toEqual({ kind: 'it' });
  });

  it.each(['my first time', 'yoga tomorrow', 'where are you'])('%s points nowhere', (text) => {
    expect(parseReference(text)).toBeNull();
  });

  it.each([
    ['and on Friday?', true],
    ['what about yoga', true],
    ['Friday instead', true],
    ['how much is that', true],
    ['is there parking', false],
    ['classes on Friday', false],
  ])('%s leans on what was said before: %s', (text, leans) => {
    expect(refersToEarlierMessage(text)).toBe(leans);
  });
});
