import { branch } from '@studio/content/branch';
import type { CaseGroup } from '../assistant-case.ts';
import { timePattern } from '../text-patterns.ts';

const { weekdays, weekends } = branch.hours;
const closed = /closed|\bno\b|not open|aren't open/;

export const openingHoursCases: CaseGroup = {
  subject: 'opening hours',
  cases: [
    {
      name: 'hours',
      says: 'what are your opening hours',
      expect: {
        facts: [weekdays.opens, weekdays.closes, weekends.opens, weekends.closes].map(timePattern),
      },
    },
    {
      name: 'hours on Sunday',
      says: 'what time do u close sunday',
      expect: { facts: [timePattern(weekends.closes)] },
    },
    {
      name: 'hours tonight',
      says: 'How late are you open tonight?',
      expect: { facts: [timePattern(weekdays.closes)] },
    },
    {
      name: 'open now',
      says: 'are you open right now',
      expect: { facts: [timePattern(weekdays.opens)] },
      never: [/^yes\b/],
    },
    {
      name: 'Christmas day',
      says: 'are you open on Christmas day',
      expect: { facts: [closed] },
      never: [/^yes\b/, /we('re| are) open/],
    },
    {
      name: 'Boxing day',
      says: 'open boxing day?',
      expect: { facts: [closed] },
      never: [/^yes\b/, /we('re| are) open on/],
    },
    {
      name: 'the Monday after Christmas',
      says: 'Are there classes on Monday 28 December?',
      expect: { facts: [closed] },
      never: [/^yes\b/],
    },
    {
      name: 'between the years',
      says: 'are you open on the 29th of december',
      expect: { facts: [/\byes\b|\bopen\b|07:00|7 ?am/] },
      never: [/^no\b/, /closed on (the )?(tuesday )?29/],
    },
    {
      name: 'New Year’s Eve',
      says: 'New Years Eve opening times?',
      expect: { facts: [[timePattern(weekdays.opens), /\bopen\b/]] },
      never: [/closed on (new year's eve|31|thursday)/],
    },
    {
      name: 'New Year’s Day',
      says: 'and are u open new years day',
      expect: { facts: [closed] },
      never: [/^yes\b/],
    },
    {
      name: 'the whole of Christmas',
      says: 'when do you close for christmas and when are you back?',
      expect: { facts: [/24/, /2[89]/] },
    },
  ],
};
