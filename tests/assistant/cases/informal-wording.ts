import { branch } from '@studio/content/branch';
import type { CaseGroup } from '../assistant-case.ts';
import { classPricePattern, productPricePattern, timePattern } from '../text-patterns.ts';
import { friday, listDates, monday, saturday, sunday, thursday, tuesday, wednesday } from './dates.ts';
import { notKnownAnswers } from './expectations.ts';

/** Questions of the other cases, in informal wording. */
export const informalWordingCases: CaseGroup = {
  subject: 'typos, SMS and several sentences',
  cases: [
    {
      name: 'open 2moz',
      says: 'hiya wot time u open 2moz',
      expect: { facts: [timePattern(branch.hours.weekdays.opens)] },
    },
    {
      name: 'misspelt throughout',
      says: 'refomer clas tommorow mornin',
      expect: { classes: { on: tuesday, activity: 'reformer', until: '12:00' } },
    },
    { name: 'shouted', says: 'PRICE FOR YOGA???', expect: { facts: [classPricePattern('vinyasa-yoga')] } },
    {
      name: 'sun am',
      says: 'yoga sun am',
      expect: { classes: { on: sunday, activity: 'yoga', until: '12:00' } },
    },
    {
      name: 'pilaties beginers',
      says: 'pilaties beginers wednesday',
      expect: { classes: { on: wednesday, types: ['reformer-foundations', 'classic-mat'] } },
    },
    {
      name: 'cn i get refund',
      says: 'cn i get a refund if i cncl 2 days b4',
      expect: { facts: [/\byes\b|24 hours/] },
      never: [/^no\b/],
    },
    {
      name: 'hw mch 4 10',
      says: 'hw mch 4 10 reformers',
      expect: { facts: [[productPricePattern('reformer-pack-10'), /£200/]] },
    },
    {
      name: 'vinyassa thurs nite',
      says: 'vinyassa thurs nite',
      expect: { classes: { on: thursday, types: ['vinyasa-yoga'], from: '16:30' } },
    },
    {
      name: 'hrs sat',
      says: 'hrs sat?',
      expect: {
        facts: [timePattern(branch.hours.weekends.opens), timePattern(branch.hours.weekends.closes)],
      },
    },
    {
      name: 'reformr fri pm w noor, one of which is cancelled',
      says: 'reformr fri pm w noor',
      expect: { classes: { on: friday, activity: 'reformer', instructor: 'noor-haddad', from: '12:00' } },
    },
    { name: 'parkin', says: 'parkin?', expect: notKnownAnswers, never: [/^yes\b/] },
    { name: 'adress', says: 'adress pls', expect: { facts: [/miles street/] } },
    {
      name: 'two questions at once',
      says: 'How much is mat pilates and what time is it on Friday?',
      expect: { facts: [classPricePattern('classic-mat')], classes: { on: friday, activity: 'mat' } },
    },
    {
      name: 'a story with a question in it',
      says: "Hello! My physio (who is lovely) keeps telling me to try pilates. I work near Nine Elms and finish at 5, so realistically it'd be Tuesdays or Thursdays. I'm not fussed which kind. Is there anything around half five?",
      expect: {
        classes: { on: [tuesday, thursday, '2026-12-01', '2026-12-03'], from: '17:00', until: '18:15' },
      },
    },
    {
      name: 'an apology and a wish',
      says: 'sorry me again, so basically i cant do mornings, and weekends are out, is there yoga wednesday? doesnt have to be evening',
      expect: { classes: { on: wednesday, activity: 'yoga', from: '12:00' } },
    },
    {
      name: 'every word run together',
      says: 'reformersaturday',
      expect: [{ classes: { on: saturday, activity: 'reformer' } }, { asksBack: true }],
    },
    {
      name: 'emoji',
      says: '🧘‍♀️ tonight?',
      expect: [{ classes: { on: monday, from: '16:30' } }, { asksBack: true }],
    },
    {
      name: 'a wish without a day',
      says: 'evening yoga',
      expect: [
        { classes: { on: listDates(monday, 14), activity: 'yoga', from: '16:30' } },
        { asksBack: true },
      ],
    },
    {
      name: 'one word',
      says: 'reformer',
      expect: [
        { classes: { on: listDates(monday, 14), activity: 'reformer' } },
        { asksBack: true },
        { link: '/classes/reformer' },
      ],
    },
    {
      name: 'twenty-four hours in words',
      says: 'anything at nineteen oh five on thursday',
      expect: [{ classes: { on: thursday, from: '19:05', until: '19:05' } }, { asksBack: true }],
    },
  ],
};
