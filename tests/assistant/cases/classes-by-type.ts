import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern } from '../text-patterns.ts';
import { friday, listDates, monday, saturday, sunday, thursday, tuesday, wednesday } from './dates.ts';
import { notKnownAnswers } from './expectations.ts';

const thisWeek = listDates(monday, 7);
const nextThreeWeeks = listDates(monday, 21);

/** Cases about classes by activity, level and instructor. */
export const classesByTypeCases: CaseGroup = {
  subject: 'classes by activity, level and instructor',
  cases: [
    {
      name: 'when somebody teaches',
      says: 'When does Jonah teach this week?',
      expect: { classes: { on: thisWeek, instructor: 'jonah-price' } },
    },
    {
      name: 'somebody on a day',
      says: 'all of Mei’s classes on Sunday please',
      expect: { classes: { on: sunday, instructor: 'mei-tanaka', shows: 'all' } },
    },
    {
      name: 'somebody in the evening',
      says: 'does amara do any evenings',
      expect: { classes: { on: nextThreeWeeks, instructor: 'amara-cole', from: '16:30' } },
      never: [/^no\b/],
    },
    {
      name: 'who teaches vinyasa',
      says: 'Who teaches vinyasa?',
      expect: { facts: ['Amara', 'Noor'] },
      never: [/\b(Mei|Jonah|Ines|Freya)\b/],
    },
    {
      name: 'somebody on a day off',
      says: 'Is Ines teaching on Saturday?',
      expect: { none: true },
      never: [/^yes\b/],
    },
    {
      name: 'all instructors',
      says: 'who are your instructors',
      expect: { facts: [/\bInes\b/, 'Freya', 'Amara', 'Jonah', 'Mei', 'Noor'] },
    },
    {
      name: 'about one of them',
      says: 'tell me about Freya',
      expect: { facts: [/physio/] },
      never: [/danc|rowed/],
    },
    {
      name: 'somebody who does not teach here',
      says: 'is Sarah teaching pilates on Thursday?',
      expect: [{ none: true }, { asksBack: true }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    {
      name: 'a beginners’ class on the machine',
      says: 'beginner reformer class this week',
      expect: { classes: { on: thisWeek, types: ['reformer-foundations'] } },
    },
    {
      name: 'something hard',
      says: 'I’m quite advanced, want something hard on wednesday evening',
      expect: { classes: { on: wednesday, types: ['reformer-strength'] } },
    },
    {
      name: 'something gentle',
      says: 'somethin really gentle on friday evening? been a long week',
      expect: { classes: { on: friday, types: ['restorative-yin-yoga'] } },
    },
    {
      name: 'a sound bath by another name',
      says: 'when is the next sound bath',
      expect: { classes: { on: '2026-12-05', types: ['sound-healing'] } },
    },
    {
      name: 'yin on Sunday',
      says: 'yin on sunday',
      expect: { classes: { on: sunday, types: ['restorative-yin-yoga'], shows: 'all' } },
    },
    {
      name: 'hot yoga',
      says: 'Do you do hot yoga?',
      expect: [{ none: true }, ...notKnownAnswers],
      never: [/^yes\b/, /we (do |also )?(offer|teach|have|run) hot/],
    },
    {
      name: 'spin',
      says: 'any spin or barre classes',
      expect: [{ none: true }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    {
      name: 'Tai Chi, which is to come',
      says: 'do you have tai chi',
      expect: { facts: [/soon|not yet|planned|when it starts/], link: '/contact' },
      never: [/tai chi (is|are) (on|at|every)/],
    },
    {
      name: 'strength on Saturday',
      says: 'reformer strength sat',
      expect: { classes: { on: saturday, types: ['reformer-strength'], shows: 'all' } },
    },
    {
      name: 'what Foundations is',
      says: "what's the difference between Dynamic Reformer and Foundations?",
      expect: { facts: [/foundations/, /beginner|learn the machine|no hurry|first/, /dynamic/] },
    },
    {
      name: 'what a reformer is',
      says: 'sorry if this is a stupid question but what IS a reformer',
      expect: { facts: [/carriage/, /springs/] },
    },
    {
      name: 'how long a class is',
      says: 'How long is mat pilates?',
      expect: { facts: [numberPattern(50)] },
    },
    {
      name: 'women only',
      says: 'when are the women only reformer classes',
      expect: { classes: { on: nextThreeWeeks, types: ['female-only-reformer'] } },
    },
    {
      name: 'Noor on Thursday',
      says: 'what does noor have on thursday',
      expect: { classes: { on: thursday, instructor: 'noor-haddad', shows: 'all' } },
    },
    {
      name: 'two activities at once',
      says: 'yoga or mat on Tuesday morning, either is fine',
      expect: { classes: { on: tuesday, activity: ['yoga', 'mat'], until: '12:00', shows: 'all' } },
    },
    {
      name: 'everything but one',
      says: 'anything on Saturday afternoon that is not reformer',
      expect: { classes: { on: saturday, activity: ['mat', 'yoga'], from: '12:00' } },
    },
  ],
};
