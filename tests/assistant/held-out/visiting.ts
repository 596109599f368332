import type { AssistantCase } from '../assistant-case.ts';

const weekend = ['2026-11-28', '2026-11-29'] as const;

/** Cases about health, the building, directions and instructors. */
export const visitingCases: readonly AssistantCase[] = [
  {
    name: 'a slipped disc',
    says: "I've got a slipped disc (L5). physio says pilates would be good, which class?",
    expect: [
      {
        facts: [/instructor|1:1|one[- ]to[- ]one/, /doctor|physio|\bGP\b|person who treats you|medical/],
        handOver: 'allowed',
      },
      { handOver: true },
    ],
  },
  {
    name: 'vinyasa at fourteen weeks',
    says: '14 weeks pregnant & did vinyasa all the way up to now, ok to carry on?',
    expect: {
      facts: [/prenatal|restorative/, /vinyasa/, /later|\bnot\b|leave|avoid|pause|after the birth|wait/],
    },
  },
  {
    name: 'stiff at fifty-eight',
    says: 'never done any of this, 58 yr old bloke, stiff as a board. where do i start lol',
    expect: { shown: [[/foundations/, /classic mat/, /restorative/]] },
  },
  {
    name: 'a wheelchair',
    says: 'Hi, I use a wheelchair. Which of your rooms can I get into and is there a lift?',
    expect: { facts: [/ground floor|studio 1|level/, /stairs|no lift|\bflight\b/], handOver: 'allowed' },
  },
  {
    name: 'from Brixton',
    says: 'where r u exactly? coming from brixton on the tube',
    expect: { facts: ['Vauxhall', /miles street|victoria line|(5|five) minutes/] },
  },
  {
    name: 'parking',
    says: 'is there parking nearby, driving in from croydon',
    expect: [
      { none: true, handOver: 'allowed' },
      {
        link: ['/contact', 'mailto:hello@miles-street.example', 'tel:+442079460117'],
        handOver: 'allowed',
      },
      { facts: [/vauxhall|don't know|not sure|hello@miles-street\.example/], handOver: 'allowed' },
      { handOver: true },
    ],
    never: [/\bwe have (a |our own )?(car park|parking)/, /free parking/],
  },
  {
    name: 'shutting on Saturday',
    says: 'wot time do u shut on a saturday',
    expect: { facts: [/18[:.]00|\b6 ?pm|\bsix\b/] },
  },
  {
    name: 'Jonah at the weekend',
    says: 'is Jonah on this weekend?',
    expect: [
      { classes: { on: weekend, instructor: 'jonah-price' } },
      { facts: [/\byes\b|jonah/, /11[:.]00|11 ?am|14[:.]30|2[:.]30|0?9[:.]00|9 ?am/] },
    ],
  },
  {
    name: 'a look round',
    says: 'could i pop in & have a nosy round before i sign up to anything',
    expect: [{ action: 'startBooking' }, { link: '/tour' }],
  },
  {
    name: 'beginners at the weekend, misspelt',
    says: 'do yuo have reformr clases for beginers at the wekend',
    expect: [
      { classes: { on: [...weekend, '2026-12-05', '2026-12-06'], types: ['reformer-foundations'] } },
      { shown: [/foundations/, /sat/, /11[:.]00|11 ?am/] },
    ],
  },
];
