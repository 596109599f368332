import type { CaseGroup } from '../assistant-case.ts';
import { classPricePattern, numberPattern, poundsPattern, timePattern } from '../text-patterns.ts';
import { friday, listDates, monday, saturday, thursday, tuesday, wednesday } from './dates.ts';
import { notKnownAnswers } from './expectations.ts';

/** Cases that depend on earlier messages. */
export const followUpCases: CaseGroup = {
  subject: 'follow-ups',
  cases: [
    {
      name: 'and on Friday',
      says: ['any yoga on thursday evening?', 'and on friday?'],
      expect: { classes: { on: friday, activity: 'yoga', from: '17:00' } },
    },
    {
      name: 'what about yoga',
      says: ['reformer tomorrow morning?', 'what about yoga'],
      expect: { classes: { on: tuesday, activity: 'yoga', until: '12:00' } },
    },
    {
      name: 'how much is that',
      says: ['what yoga is there on thursday evening?', 'how much is that'],
      expect: { facts: [classPricePattern('vinyasa-yoga')] },
    },
    {
      name: 'who teaches the second one',
      says: ['which reformer classes are there on saturday?', 'who teaches the third one?'],
      expect: { facts: ['Jonah'] },
      never: ['Mei teaches the third'],
    },
    {
      name: 'the second one please',
      says: ['any mat classes on tuesday', 'the second one please'],
      expect: {
        link: [/^\/classes\/on\/2026-11-24\/classic-mat-pilates-1230/, /^\/timetable\?.*2026-11-24.*12:?30/],
      },
    },
    {
      name: 'how long it is valid',
      says: ['what does the starter pack cost?', 'and how long is it valid'],
      expect: { facts: [/30 days|a month|one month/] },
      never: [/6 weeks|10 weeks/],
    },
    {
      name: 'what else the building has',
      says: ['do you have showers?', 'and parking?'],
      expect: notKnownAnswers,
      never: [/^yes\b/, /car park (is|behind|next)/],
    },
    {
      name: 'when she teaches',
      says: ['who is freya', 'when does she teach next?'],
      expect: { classes: { on: listDates(monday, 7), instructor: 'freya-lind', shows: 'first' } },
    },
    {
      name: 'when the next prenatal one is',
      says: ['can i come while pregnant', 'when is the next one'],
      expect: { classes: { on: listDates(monday, 7), tag: 'prenatal', shows: 'first' } },
    },
    {
      name: 'anything later',
      says: ['is there reformer on wednesday morning?', 'anything later in the day'],
      expect: { classes: { on: wednesday, activity: 'reformer', from: '12:00' } },
    },
    {
      name: 'what a member pays for it',
      says: ['how much is a drop in for reformer?', 'and if i have a membership?'],
      expect: { facts: [[poundsPattern(1800), /10 ?%|10 per ?cent/]] },
    },
    {
      name: 'a wish in three messages',
      says: ['hi', 'yoga', 'saturday'],
      expect: { classes: { on: saturday, activity: 'yoga', shows: 'all' } },
    },
    {
      name: 'only beginners’ ones',
      says: ["what's on saturday", 'only the beginner ones'],
      expect: {
        classes: {
          on: saturday,
          types: ['reformer-foundations', 'classic-mat', 'restorative-yin-yoga'],
        },
      },
    },
    {
      name: 'a correction',
      says: ['any reformer on thursday?', 'no sorry i meant friday'],
      expect: { classes: { on: friday, activity: 'reformer' } },
    },
    {
      name: 'is it full',
      says: ['is there a reformer class at 18:00 tomorrow?', 'is it full?'],
      expect: { facts: [[/\bfull\b/, /^yes\b/, /no places/]] },
      never: [/^no\b/, /not full/],
    },
    {
      name: 'and Sundays',
      says: ['what time do you open', 'and sundays?'],
      expect: { facts: [timePattern('08:00')] },
    },
    {
      name: 'a change of subject',
      says: ['any yoga on thursday evening?', 'where are you exactly'],
      expect: { facts: [/11 miles street/] },
    },
    {
      name: 'a follow-up to nothing',
      says: 'and the other one?',
      expect: [{ asksBack: true }, ...notKnownAnswers],
    },
    {
      name: 'more of what was listed',
      says: ['vinyasa on thursday?', 'how many places does the evening one have'],
      expect: {
        shown: [numberPattern(16)],
        classes: { on: thursday, types: ['vinyasa-yoga'], from: '17:00' },
      },
    },
    {
      name: 'yes to a question back',
      says: ['can I see the studio before I book?', 'yes please'],
      expect: [{ action: 'startBooking' }, { link: '/tour' }],
    },
  ],
};
