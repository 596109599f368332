import type { LocalDate } from '@studio/domain/time/local-date';
import type { AssistantCase } from '../assistant-case.ts';

/** The clock shows Monday 23 November 2026, six in the morning. */
const today = '2026-11-23';
const tomorrow = '2026-11-24';
const wednesday = '2026-11-25';
const thursday = '2026-11-26';
const friday = '2026-11-27';
const saturday = '2026-11-28';
const sunday = '2026-11-29';
const nextWeek: readonly LocalDate[] = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
const upcomingDays: readonly LocalDate[] = [
  today,
  tomorrow,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
  ...nextWeek,
] as const;

/** Cases about classes, times, instructors and free places. */
export const timetableCases: readonly AssistantCase[] = [
  {
    name: 'reformer after work tomorrow',
    says: 'hiya is there anything reformer tmrw after work?',
    expect: { classes: { on: tomorrow, activity: 'reformer', from: '16:30' } },
  },
  {
    name: 'yoga at Wednesday lunch',
    says: 'what yoga have you got on wednesday lunch time',
    expect: [
      { classes: { on: wednesday, activity: 'yoga', from: '11:30', until: '14:30' } },
      { facts: [/12[:.]30/, /restorative|yin/] },
    ],
  },
  {
    name: 'tonight after seven',
    says: 'wots on 2nite after 7',
    expect: [{ classes: { on: today, from: '19:00' } }, { facts: [/19[:.]05|7[:.]05/, /dynamic reformer/] }],
  },
  {
    name: 'one place on Thursday at seven',
    says: 'Hello, is the Thursday 7am reformer still free? Thanks, Priya',
    expect: {
      shown: [
        [
          /\b(1|one) (more |last )?(place|spot|space|bed)/,
          /last (place|spot|space|bed|one)/,
          /(just|only) (1|one)\b/,
        ],
      ],
    },
  },
  {
    name: 'three want two places',
    says: 'how many spaces left in vinyasa sat 9am?? bringing my 2 housemates so 3 of us',
    expect: [{ shown: [/\b(2|two)\b( \w+)? (places|spots|spaces|mats|left|free)/] }, { none: true }],
  },
  {
    name: 'Friday six is cancelled',
    says: 'is friday 6pm reformer running?',
    expect: [{ facts: [/cancell?ed|called off|not (running|on|taking place)/] }, { none: true }],
  },
  {
    name: 'earliest tomorrow',
    says: 'Whats the earliest class tomorrow',
    expect: [
      { classes: { on: tomorrow, shows: 'first' } },
      { facts: [/\b0?7[:.]00|\b7 ?am/, /dynamic reformer/] },
    ],
  },
  {
    name: 'chilled on Sunday afternoon',
    says: 'got anything sunday arvo thats more chilled, ive got a marathon the day before 😅',
    expect: [
      { classes: { on: sunday, from: '12:00', types: ['restorative-yin-yoga'] } },
      { classes: { on: sunday, from: '12:00', shows: 'all' } },
      { facts: [/16[:.]30|4[:.]30/, /restorative|yin/] },
    ],
  },
  {
    name: 'next prenatal',
    says: 'next prenatal class please, im 22 weeks',
    expect: [
      { classes: { on: upcomingDays, tag: 'prenatal', shows: 'first' } },
      { facts: [/today|this afternoon|monday/, /13[:.]30|1[:.]30/, /prenatal reformer/] },
    ],
  },
  {
    name: 'Amara slowly',
    says: 'when is amara next doing a slow one? not the flowy stuff',
    expect: [
      {
        classes: {
          on: upcomingDays,
          instructor: 'amara-cole',
          types: ['restorative-yin-yoga'],
          shows: 'first',
        },
      },
      { facts: [/tuesday|tomorrow/, /18[:.]45|6[:.]45/] },
    ],
  },
  {
    name: 'women on Wednesday night',
    says: 'wed night - is the women only one full?',
    expect: [{ shown: [/\bfull|fully booked|no (places|spaces|spots)|none left/] }, { none: true }],
  },
  {
    name: 'evenings at weekends',
    says: 'do u do evening classes at weekends or is it all mornings',
    expect: [
      { shown: [/16[:.]30|4[:.]30|18[:.]00|6 ?pm|afternoon/] },
      { none: true },
      { classes: { on: [saturday, sunday, '2026-12-05', '2026-12-06'], from: '14:00' } },
    ],
  },
  {
    name: 'a date with a stroke',
    says: 'anything on 28/11 at 2.30',
    expect: [
      { classes: { on: saturday, from: '14:30', until: '14:30' } },
      { facts: [/14[:.]30|2[:.]30/, /reformer strength/, /restorative|yin/] },
    ],
  },
  {
    name: 'Christmas Eve',
    says: 'You open xmas eve? would love a class before the family madness',
    expect: [{ facts: [/closed|not open/] }, { none: true }],
  },
  {
    name: 'the bowls',
    says: 'that gong bath / sound bath thing, when is it next & how much',
    expect: { shown: ['£25', /\b5(th)? (of )?dec/, /16[:.]00|\b4 ?pm/] },
  },
];
