import { classTypes } from '@studio/content/class-types';
import { describe, expect, it } from 'vitest';
import { timetableLink } from './class-wish.ts';
import { noNames } from './names.ts';
import type { Heard } from './parsed-message.ts';

const linkFor = (names: Partial<Heard['names']>) =>
  timetableLink({
    names: { ...noNames, ...names },
    when: { days: null, times: null },
    studio: { classTypes },
  } as unknown as Heard);

describe('the timetable that an answer leads to', () => {
  it.each([
    [{ classType: ['female-only-reformer'] }, '/timetable?activity=reformer&sub=dynamic&for=female-only'],
    [{ classType: ['vinyasa-yoga'] }, '/timetable?activity=yoga&sub=vinyasa'],
    [{ tag: ['female-only'] }, '/timetable?for=female-only'],
    [{ activity: ['yoga'] }, '/timetable?activity=yoga'],
    [{ instructor: ['mei-tanaka'] }, '/timetable?trainer=mei-tanaka'],
    [{}, '/timetable'],
  ])('shows what was named: %j', (names, link) => {
    expect(linkFor(names)).toBe(link);
  });
});
