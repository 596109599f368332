import { describe, expect, it } from 'vitest';
import { findLastClause, splitQuestions } from './split-questions.ts';

describe('questions of one message', () => {
  it.each([
    ['How much is mat pilates and what time is it on Friday?', 2],
    ['Do you have showers? And is there parking?', 2],
    ['is there a lift\nwhere do i park\ncan i bring my dog', 3],
    ['What do you teach?', 1],
    ['is there music in class? i am autistic and loud sounds hurt', 1],
    ['do you have a first aider? asking for my employer', 1],
    ['yoga and reformer tomorrow', 1],
    ['a? b? c? d? e?', 1],
  ])('%s', (text, count) => {
    expect(splitQuestions(text)).toHaveLength(count);
  });
});

describe('focus of a long message', () => {
  it.each([
    ['sorry if this is a silly question but what is a reformer', 'what is a reformer'],
    [
      'I work near Nine Elms and finish at 5. Is there anything around half five? Thanks',
      'Is there anything around half five?',
    ],
    ['what is a reformer', null],
  ])('%s', (text, focus) => {
    expect(findLastClause(text)).toBe(focus);
  });
});
