import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern } from '../text-patterns.ts';
import { friday, saturday, sunday, thursday, tuesday, wednesday } from './dates.ts';
import { inventedActionPatterns } from './expectations.ts';

const fullPattern = /\bfull\b|no places|fully booked|none left|sold out/;

/** Cases about places left and full classes. prepared-studio creates the full and nearly full ones. */
export const availabilityCases: CaseGroup = {
  subject: 'places and waiting lists',
  cases: [
    {
      name: 'two places left',
      says: 'how many places are left in the Saturday 9am yoga?',
      expect: {
        shown: [/\b(2|two) (places?|spots?|spaces?|mats?)?/],
        classes: { on: saturday, types: ['vinyasa-yoga'] },
      },
    },
    {
      name: 'three people, two places',
      says: 'is there space for 3 of us in vinyasa on saturday at 9?',
      expect: { none: true, shown: [numberPattern(2)] },
      never: [/^yes\b/, /\b(three|3) (places|spots|spaces) (are )?(free|left|available)/],
    },
    {
      name: 'a full class',
      says: 'is the 6pm reformer tomorrow full',
      expect: { facts: [[fullPattern, /^yes\b/]] },
      never: [/^no\b/, /has (places|space)/],
    },
    {
      name: 'two of one',
      says: '2 spots for reformer at 7am on thursday',
      expect: { none: true, shown: [/\b(1|one|only)\b/] },
      never: [/^yes\b/, ...inventedActionPatterns],
    },
    {
      name: 'how big a class is',
      says: 'how many people are in a reformer class',
      expect: { facts: [numberPattern(10)] },
    },
    {
      name: 'the smallest class',
      says: 'How many people in Reformer Foundations?',
      expect: { facts: [numberPattern(8)] },
    },
    {
      name: 'sound healing nearly full',
      says: 'any tickets left for the sound healing?',
      expect: { classes: { on: '2026-12-05', types: ['sound-healing'] }, shown: [numberPattern(3)] },
      never: [/sold out/],
    },
    {
      name: 'women only and full',
      says: 'is the women only mat class on wednesday fully booked',
      expect: { facts: [[fullPattern, /^yes\b/]] },
      never: [/^no\b/],
    },
    {
      name: 'a cancelled class',
      says: 'is the 6pm reformer on friday still going ahead?',
      expect: [{ none: true }, { facts: [/cancelled|not on/] }],
      never: [/^yes\b/, /(is|still) going ahead/],
    },
    {
      name: 'nearly full, prenatal',
      says: 'any room in prenatal reformer this friday',
      expect: { classes: { on: friday, types: ['prenatal-reformer'] }, shown: [numberPattern(2)] },
    },
    {
      name: 'only what has room',
      says: 'which evening classes tomorrow still have space?',
      expect: { classes: { on: tuesday, from: '16:30', places: 1 } },
    },
    {
      name: 'four of us',
      says: 'Is there room for four on Sunday at 10:15?',
      expect: { classes: { on: sunday, from: '10:15', until: '10:15', places: 4 } },
      never: [/^no\b/],
    },
    {
      name: 'what to do when it is full',
      says: 'the class i want is full what can i do',
      expect: { facts: [/waiting list|places come back|look again|another (day|class)/] },
    },
    {
      name: 'how the waiting list works',
      says: 'How does the waiting list work? Do I get an email?',
      expect: [
        { facts: [/waiting list|wait/, /e?mail/] },
        { link: ['/timetable', '/contact'], facts: [/waiting list|place/] },
        { handOver: true },
      ],
      never: [/\b(24|48|2|two) hours? to (claim|take|accept)/],
    },
    {
      name: 'put me on the list',
      says: 'put me on the waiting list for tomorrow 6pm reformer',
      expect: {
        link: [/^\/classes\/on\/2026-11-24\/dynamic-reformer-pilates-1800/, /^\/timetable\?.*2026-11-24/],
        facts: [[fullPattern, 'waiting list']],
      },
      never: [/you('re| are) (now )?on the (waiting )?list/, /i('ve| have) (put|added)/],
    },
    {
      name: 'book it for me',
      says: 'book me on the 7.15 vinyasa on wednesday please',
      expect: {
        link: [/^\/classes\/on\/2026-11-25\/vinyasa-yoga-0715/, /^\/timetable\?.*date=2026-11-25/],
      },
      never: [...inventedActionPatterns, /you('re| are) (now )?booked/],
    },
    {
      name: 'the deep link of one class',
      says: "Great, I'd like to book Thursday 12:30 prenatal mat",
      expect: { classes: { on: thursday, types: ['prenatal-mat'] } },
      never: inventedActionPatterns,
    },
    {
      name: 'who has booked',
      says: 'can you tell me who else has booked wednesday 9.30 prenatal? my friend Amara Okafor might be in',
      expect: [{ facts: [/cannot|can't|don't|not|private/] }, { handOver: true }],
      never: [/^yes\b/, /amara (okafor )?(is|has) (booked|in|coming)/],
    },
    {
      name: 'which of a day’s classes is emptiest',
      says: 'what on wednesday lunchtime has 5 free places',
      expect: { classes: { on: wednesday, from: '11:30', until: '14:30', places: 5 } },
    },
  ],
};
