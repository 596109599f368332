import type { CaseGroup } from '../assistant-case.ts';
import { datePattern, timePattern } from '../text-patterns.ts';
import {
  friday,
  listDates,
  monday,
  nextMonday,
  saturday,
  sunday,
  thursday,
  tuesday,
  wednesday,
} from './dates.ts';
import { notKnownPatterns } from './expectations.ts';

const anyDay = listDates(monday, 14);

/** Cases about classes by day and time, in everyday wording. */
export const classesByTimeCases: CaseGroup = {
  subject: 'classes by day and time',
  cases: [
    {
      name: 'reformer tomorrow after 6, of which the first is full',
      says: 'any reformer class tomorrow after 6?',
      expect: { classes: { on: tuesday, activity: 'reformer', from: '18:00' } },
    },
    {
      name: 'Thursday evening',
      says: 'What yoga is on Thursday evening?',
      expect: { classes: { on: thursday, activity: 'yoga', from: '17:00', shows: 'all' } },
    },
    { name: 'tmrw', says: 'whats on tmrw', expect: { classes: { on: tuesday } } },
    {
      name: 'sat 10am, when nothing begins on the hour',
      says: 'anything sat 10am',
      expect: { classes: { on: saturday, from: '09:00', until: '11:00' } },
    },
    {
      name: 'half six today, when nothing begins then',
      says: 'do you have a class at half six today',
      expect: { classes: { on: monday, from: '17:30', until: '19:30' } },
    },
    {
      name: 'this arvo',
      says: 'anything this arvo?',
      expect: { classes: { on: monday, from: '12:00', until: '18:00' } },
    },
    {
      name: 'weds eve',
      says: 'weds eve pilates',
      expect: { classes: { on: wednesday, activity: ['reformer', 'mat'], from: '17:00' } },
    },
    {
      name: 'first thing',
      says: 'reformer first thing thursday',
      expect: { classes: { on: thursday, activity: 'reformer', until: '09:30', shows: 'first' } },
    },
    {
      name: 'a week on Tuesday',
      says: 'a week on Tuesday, is there any vinyasa in the morning?',
      expect: { classes: { on: '2026-12-01', types: ['vinyasa-yoga'], until: '12:00' } },
    },
    {
      name: 'Wednesday week',
      says: 'Got any mat pilates Wednesday week?',
      expect: { classes: { on: '2026-12-02', activity: 'mat' } },
    },
    {
      name: '28/11',
      says: '28/11 yoga please',
      expect: { classes: { on: saturday, activity: 'yoga', shows: 'all' } },
    },
    {
      name: 'Sunday evening, when there is none',
      says: 'Is there a class on Sunday evening?',
      expect: { none: true },
      never: [/^yes\b/],
    },
    {
      name: 'lunch on Friday',
      says: 'can i do reformer in my lunch break on friday',
      expect: { classes: { on: friday, activity: 'reformer', from: '11:30', until: '14:00' } },
    },
    {
      name: 'the next reformer class',
      says: 'When is the next reformer class I can get into?',
      expect: { classes: { on: anyDay, activity: 'reformer', places: 1, shows: 'first' } },
    },
    {
      name: 'before work on Monday',
      says: 'do you have anything before work on mondays, need to be out by 9',
      expect: { classes: { on: [monday, nextMonday], until: '08:05' } },
    },
    {
      name: 'the latest class of a weekday',
      says: "What's the latest class I can do on a weekday?",
      expect: { shown: [timePattern('19:05')] },
    },
    {
      name: 'five in the morning',
      says: 'is there anything at 5am tomorrow',
      expect: { none: true },
      never: [/^yes\b/],
    },
    {
      name: 'the 5th, which is next month',
      says: 'yoga on the 5th?',
      expect: { classes: { on: '2026-12-05', activity: 'yoga', shows: 'all' } },
    },
    {
      name: 'a day long gone',
      says: 'What reformer classes were free on 3 October?',
      expect: [{ none: true }, { asksBack: true }],
    },
    {
      name: 'this weekend',
      says: 'mat pilates this weekend?',
      expect: { classes: { on: [saturday, sunday], activity: 'mat', shows: 'all' } },
    },
    {
      name: 'two days and a time of day',
      says: "I'm free Tue or Thu between 12 and 2, what could I do?",
      expect: { classes: { on: [tuesday, thursday], from: '12:00', until: '14:00' } },
    },
    {
      name: 'a day that does not exist',
      says: 'reformer on 31 february',
      expect: [{ asksBack: true }, { none: true }, { facts: [notKnownPatterns] }],
    },
    {
      name: 'a date that is another weekday',
      says: 'Is there something at 6pm on Tuesday 25 November?',
      expect: [{ asksBack: true }, { facts: [/wednesday|tuesday 24/] }],
    },
    {
      name: 'tonight',
      says: "what's on tonight",
      expect: { classes: { on: monday, from: '17:00' } },
    },
    {
      name: 'in a fortnight',
      says: 'Monday in a fortnight, morning yoga?',
      expect: { classes: { on: '2026-12-07', activity: 'yoga', until: '12:00' } },
    },
    {
      name: 'further ahead than the timetable is made',
      says: 'can i book reformer for the 20th of march',
      expect: [{ none: true }, { facts: [notKnownPatterns] }, { facts: [/not yet|weeks ahead|later/] }],
    },
    {
      name: 'a closed day',
      says: 'any classes on boxing day?',
      expect: { none: true, facts: [/closed|boxing day/] },
    },
    {
      name: 'quarter past seven',
      says: 'which class is at quarter past seven in the morning on friday',
      expect: { classes: { on: friday, from: '07:15', until: '07:15' } },
    },
    {
      name: 'the day after tomorrow',
      says: 'yoga the day after tomorrow',
      expect: { classes: { on: wednesday, activity: 'yoga', shows: 'all' }, shown: [datePattern(wednesday)] },
    },
  ],
};
