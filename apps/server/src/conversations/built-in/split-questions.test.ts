import { describe, expect, it } from 'vitest';
import { findLastClause, splitQuestions } from './split-questions.ts';

describe('questions of one message', () => {
  it.each([
    ['How much is mat pilates and what time is it on Friday?', 2],
    ['Do you have showers? And is there parking?', 2],
    ['is there a lift\nwhere do i park\ncan i bring my dog', 3],
    ['have you got lockers, can i park nearby and what time do you open sunday', 3],
    ['hi two questions: who teaches vinyasa on monday and do i need my own mat', 2],
    ['1) do you have showers 2) is there a cafe 3) can i bring a friend', 3],
    ['quick q, 2 things 1) is mat ok at 20 weeks 2) price', 2],
    ['whats the first class on monday n whats the last', 2],
    ['I have a bad back, can I do mat and what does it cost?', 2],
    ['I’d like to know whether mat suits a beginner, what it costs and whether there is space', 3],
    ['i have a bad back, can i do mat', 1],
    ['what if i am late, will you let me in', 1],
    ['when i cancel, do i get my money back', 1],
    ['what about friday, is there anything at 6', 1],
    ['i sit all day and am stiff, is yoga for people who sit and are stiff', 1],
    ['are you shut christmas eve and what about new years day and is 29th on', 3],
    ['im bailing on the 6.45 tonight, do i lose anything? and whats yin on sunday', 2],
    ['What do you teach?', 1],
    ['is there music in class? i am autistic and loud sounds hurt', 1],
    ['do you have a first aider? asking for my employer', 1],
    ['yoga and reformer tomorrow', 1],
    ['is a? is b? is c? is d? is e?', 1],
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
