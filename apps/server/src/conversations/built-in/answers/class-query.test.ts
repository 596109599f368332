import { classTypes } from '@studio/content/class-types';
import { describe, expect, it } from 'vitest';
import { noMentionedNames } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildTimetableLink } from './class-query.ts';

const linkFor = (names: Partial<ParsedMessage['names']>) =>
  buildTimetableLink({
    names: { ...noMentionedNames, ...names },
    when: { days: null, times: null },
    studio: { classTypes },
  } as unknown as ParsedMessage);

describe('buildTimetableLink', () => {
  it.each([
    [{ classType: ['female-only-reformer'] }, '/timetable?activity=reformer&sub=dynamic&for=female-only'],
    [{ classType: ['vinyasa-yoga'] }, '/timetable?activity=yoga&sub=vinyasa'],
    [{ tag: ['female-only'] }, '/timetable?for=female-only'],
    [{ activity: ['yoga'] }, '/timetable?activity=yoga'],
    [{ instructor: ['mei-tanaka'] }, '/timetable?trainer=mei-tanaka'],
    [{}, '/timetable'],
  ])('filters by the mentioned names: %j', (names, link) => {
    expect(linkFor(names)).toBe(link);
  });
});
