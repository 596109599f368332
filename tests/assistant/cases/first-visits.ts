import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern } from '../text-patterns.ts';
import { contactLinks } from './expectations.ts';

/** Cases about the first visit and its preparation. */
export const firstVisitCases: CaseGroup = {
  subject: 'first visits',
  cases: [
    {
      name: 'where to start',
      says: 'never done pilates or yoga in my life where do i start',
      expect: { facts: [[/foundations/, /classic mat/, /restorative|yin/]] },
      never: [/start with reformer strength/],
    },
    {
      name: 'what to bring',
      says: 'What do I need to bring?',
      expect: { facts: [/clothes/, /water|socks/] },
    },
    { name: 'what to wear', says: 'what shud i wear for reformer', expect: { facts: [/sock/] } },
    {
      name: 'grip socks',
      says: 'do i have to have grip socks or are normal ones ok',
      expect: { facts: [/grip socks/, /\byes\b|reformer|need/] },
      never: [/^no\b/, /normal socks are (fine|ok)/],
    },
    { name: 'socks at the desk', says: 'do you sell socks', expect: { facts: [/desk/] } },
    {
      name: 'a mat',
      says: 'own yoga mat needed?',
      expect: { facts: [/mats?/, /we have mats|here|provided|no\b|not|don’t need/] },
    },
    {
      name: 'how early',
      says: 'how early should i get there',
      expect: { facts: [numberPattern(10)] },
      never: [/\b(5|15) minutes early/],
    },
    {
      name: 'running late',
      says: "I'm going to be 5 min late for the 7am is that ok??",
      expect: { facts: [/door/, /closed|stays|cannot|can't/] },
      never: [/^yes\b/, /that('s| is) (fine|ok)/, /grace period/],
    },
    {
      name: 'trainers',
      says: 'can i wear my trainers in class',
      expect: { facts: [/barefoot|bare feet|shoes|socks/] },
      never: [/^yes\b/],
    },
    {
      name: 'seventy and never exercised',
      says: 'Do you have anything for my mum? She is 70 and has never done any exercise',
      expect: {
        facts: [[/foundations/, /classic mat/, /restorative|yin/, /no upper limit|no age/, /prenatal/]],
      },
      never: [/too old/, /prenatal (is|would)/],
    },
    {
      name: 'a child',
      says: 'can i bring my 14 year old daughter to yoga',
      expect: { facts: [/sixteen|16/] },
      never: [/^yes\b/],
    },
    {
      name: 'seventeen',
      says: 'im 17 can i come on my own',
      expect: { facts: [/parent|guardian/] },
      never: [/^yes\b/],
    },
    {
      name: 'a man',
      says: 'Are men welcome?',
      expect: { facts: [/\byes\b|welcome|everybody|everyone|female-only|only women/] },
      never: [/^no\b/],
    },
    {
      name: 'is reformer hard',
      says: 'is reformer too hard for a beginner',
      expect: { facts: [/foundations/] },
      never: [/^yes\b/],
    },
    {
      name: 'friends who want to try Saturdays',
      says: "Hi there, I've just moved to Vauxhall with my partner. We'd both like to try reformer, neither of us has ever done it, and we can only do Saturdays. What would you suggest?",
      expect: {
        classes: { on: ['2026-11-28', '2026-12-05', '2026-12-12'], types: ['reformer-foundations'] },
      },
    },
    {
      name: 'somebody anxious',
      says: "I'm really unfit and a bit nervous everyone will be watching me",
      expect: [
        { facts: [/beginner|foundations|restorative|no hurry|small|slow/] },
        { link: ['/tour', '/eligibility', ...contactLinks] },
      ],
    },
  ],
};
