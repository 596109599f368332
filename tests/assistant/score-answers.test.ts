import { type ChatClass, type ChatResponse, chatResponse } from '@studio/contracts/chat';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { describe, expect, it } from 'vitest';
import type { AssistantCase } from './assistant-case.ts';
import { caseGroups } from './case-groups.ts';
import type { GroundTruth, GroundTruthClass } from './ground-truth.ts';
import { getAverageScore, judgeCase } from './score-answers.ts';

const at = (date: string, time: string, change: Partial<GroundTruthClass> = {}): GroundTruthClass => ({
  classId: `${date} ${time}`,
  date,
  time,
  on: true,
  title: 'Dynamic Reformer Pilates',
  classTypeId: 'dynamic-reformer',
  activityId: 'reformer',
  tags: [],
  instructorId: 'noor-haddad',
  instructorName: 'Noor Haddad',
  durationMin: 55,
  capacity: 10,
  capacityLeft: 10,
  pricePence: 2000,
  ...change,
});
const tuesday = '2026-11-24';
const [morning, full, late, off] = [
  at(tuesday, '07:00'),
  at(tuesday, '18:00', { capacityLeft: 0 }),
  at(tuesday, '19:05', { capacityLeft: 4 }),
  at(tuesday, '20:00', { on: false }),
];
const truth: GroundTruth = {
  now: new Date('2026-11-23T06:00:00Z'),
  classes: [morning, full, late, off],
  ownBookings: ['mine'],
};

/** Builds the card of a class as a reply shows it. `told` overrides the true details. */
function card(known: GroundTruthClass, told: Partial<ChatClass> = {}): ChatClass {
  const { classId, date, time, title, instructorName, durationMin, capacity, capacityLeft } = known;
  return {
    classId,
    date,
    time,
    title,
    instructorName,
    durationMin,
    capacity,
    capacityLeft,
    activityType: known.activityId,
    difficulty: 'All Levels',
    studio: 'Studio 1',
    price: known.pricePence / 100,
    to: buildClassPath({ className: title, dateStart: `${date}#${time}` }),
    ...told,
  };
}

interface Told {
  classes?: ChatClass[];
  links?: string[];
  action?: 'startBooking';
  state?: ChatResponse['conversation']['state'];
}

function answer(
  text: string,
  { classes = [], links = [], action, state = 'ASSISTANT' }: Told = {},
): ChatResponse {
  const said = { timestamp: '2026-11-23T06:00:00.000Z', by: null, suggestions: [], imageUrl: null };
  const id = '01890000-0000-7000-8000-000000000001';
  const ways = links.map((to) => ({ label: 'There', to }));
  return chatResponse.parse({
    ok: true,
    reply: text,
    sent: { ...said, id, role: 'user', text: 'Hi', action: null, classes: [], links: [] },
    message: { ...said, id, role: 'assistant', text, action: action ?? null, classes, links: ways },
    conversation: { state, with: null, open: true, opensAt: null, email: null },
  });
}

const points = (testCase: Omit<AssistantCase, 'name'>, ...answers: (ChatResponse | null)[]) =>
  judgeCase({ name: 'it', ...testCase }, answers, truth).points;
const evening: Omit<AssistantCase, 'name'> = {
  says: 'reformer tomorrow after 6?',
  expect: { classes: { on: tuesday, activity: 'reformer', from: '18:00' } },
};
const asked = { says: 'what does it cost?', expect: { facts: [/£20/] } };

describe('a right answer', () => {
  it('says the fact', () => {
    expect(points(asked, answer('A reformer class is £20.'))).toBe(1);
  });

  it('shows the classes that were asked for, the full one as full', () => {
    expect(points(evening, answer('There is one.', { classes: [card(late)] }))).toBe(1);
    const both = answer('The first is full.', { classes: [card(full), card(late)] });
    expect(points(evening, both)).toBe(1);
    const all = { ...evening, expect: { classes: { on: tuesday, from: '18:00', shows: 'all' as const } } };
    expect(points(all, both)).toBe(1);
  });

  it('leads there, by a link or a class', () => {
    const way = { says: 'prices?', expect: { link: '/pricing' } };
    expect(points(way, answer('Here.', { links: ['/pricing#packs'] }))).toBe(1);
    const page = { says: 'that one', expect: { link: /^\/classes\/on\/2026-11-24\/.*-1905$/ } };
    expect(points(page, answer('Here.', { classes: [card(late)] }))).toBe(1);
  });

  it('hands over, asks back, opens the wizard, or says that there is none', () => {
    const person = { says: 'a person please', expect: { handOver: true as const } };
    expect(points(person, answer('Somebody will answer.', { state: 'WAITING' }))).toBe(1);
    expect(points(person, answer('', { state: 'WAITING' }))).toBe(1);
    expect(points({ says: '?', expect: { asksBack: true } }, answer('Which day?'))).toBe(1);
    const tour = { says: 'a tour', expect: { action: 'startBooking' as const } };
    expect(points(tour, answer('Choose a time.', { action: 'startBooking' }))).toBe(1);
    const none = { says: 'at midnight?', expect: { none: true as const } };
    expect(points(none, answer('There is nothing then; this is the last.', { classes: [card(late)] }))).toBe(
      1,
    );
  });

  it('is right in one of several ways', () => {
    const either = { says: 'parking?', expect: [{ handOver: true as const }, { facts: ['do not know'] }] };
    expect(points(either, answer('I do not know.'))).toBe(1);
  });
});

describe('an answer that lacks something', () => {
  it.each([
    ['the fact', asked, answer('See our prices.')],
    ['a text', { says: 'hi', expect: {} }, answer(' ')],
    ['a link', { says: 'prices?', expect: { link: '/pricing' } }, answer('Yes.', { links: ['/faq'] })],
    ['the classes', evening, answer('There are some.')],
    ['a question', { says: '?', expect: { asksBack: true as const } }, answer('Fine.')],
    ['the wizard', { says: 'a tour', expect: { action: 'startBooking' as const } }, answer('Come by.')],
    ['a no', { says: 'at midnight?', expect: { none: true as const } }, answer('Yes, see the timetable.')],
    ['a person', { says: 'a person', expect: { handOver: true as const } }, answer('How can I help?')],
  ])('%s', (_what, testCase, given) => {
    expect(points(testCase, given)).toBe(0);
  });

  it('is none at all, or falls silent for no reason', () => {
    expect(points(asked, null)).toBe(0);
    expect(points(asked, answer('It is £20.', { state: 'WAITING' }))).toBe(0);
  });

  it('misses some of the classes, or their first', () => {
    const all = { ...evening, expect: { classes: { on: tuesday, shows: 'all' as const } } };
    expect(points(all, answer('One is full.', { classes: [card(full)] }))).toBe(0);
    const first = { ...evening, expect: { classes: { on: tuesday, shows: 'first' as const } } };
    expect(points(first, answer('Here.', { classes: [card(late)] }))).toBe(0);
  });
});

describe('a wrong fact', () => {
  const hi = { says: 'hi', expect: {} };
  const wrong: [string, Omit<AssistantCase, 'name'>, ChatResponse][] = [
    ['that was named as one', { ...hi, never: [/12 hours/] }, answer('Cancel until 12 hours before.')],
    ['a price that there is not', asked, answer('It is £20, or £17 online.')],
    ['the price of something else', hi, answer('The Starter Pack is £220.')],
    ['a discount that there is not', hi, answer('Students get 20% off.')],
    ['another currency', hi, answer('That is €23.')],
    ['a day that is another', hi, answer('See you on Tuesday 25 November.')],
    ['a day that is none', hi, answer('See you on Tuesday 31 November.')],
    ['a start that there is not', hi, answer('Dynamic Reformer Pilates is on Tuesday at 21:10.')],
    ['an hour at which nothing opens', hi, answer('We open at 9am.')],
    ['places that there are not', evening, answer('It has 7 places left.', { classes: [card(late)] })],
    ['places, without a class', evening, answer('There are seven places left.')],
    ['a class that was not asked for', evening, answer('Here.', { classes: [card(morning)] })],
    ['a class that is off', evening, answer('Here.', { classes: [card(off)] })],
    ['a full class without a word', evening, answer('Come at six.', { classes: [card(full)] })],
    ['an invented class', evening, answer('Here.', { classes: [card(late, { classId: 'x' })] })],
    ['a class told otherwise', evening, answer('Here.', { classes: [card(late, { capacityLeft: 9 })] })],
    ['a page that there is not', hi, answer('Here.', { links: ['/parking'] })],
    ['a class page that there is not', hi, answer('Here.', { links: ['/classes/on/2026-11-24/x-0900'] })],
    ['a page of the staff', hi, answer('Here.', { links: ['/admin/people'] })],
    ['a product that there is not', hi, answer('Here.', { links: ['/checkout?product=gold'] })],
    ['somebody else’s booking', hi, answer('Here.', { links: ['/booking/theirs'] })],
    ['another site', hi, answer('Here.', { links: ['https://elsewhere.example'] })],
    ['another address', hi, answer('Write to help@elsewhere.example.')],
    ['another telephone', hi, answer('Ring 020 7946 0999.')],
    ['markup', hi, answer('<b>Hello</b>')],
  ];
  it.each(wrong)('%s', (_what, testCase, given) => {
    expect(points(testCase, given)).toBe(-1);
  });

  it('counts wherever in a conversation it was said', () => {
    expect(points(asked, answer('We open at 9am.'), answer('It is £20.'))).toBe(-1);
  });
});

describe('what is true is not taken for wrong', () => {
  it.each([
    'Reformer Pack of 10, £300: £30 a class. A single class is £20.',
    'The Starter Pack is £35, the Class Pack of 10 £220.',
    '£35 for the Starter Pack, £220 for the Class Pack of 10.',
    'Dynamic Reformer Pilates on Tuesday 24 November at 18:00.',
    'There is no Tuesday 25 November: the 25th is a Wednesday.',
    'We are open from 07:00 to 20:00 on weekdays and 8am to 6pm at weekends.',
    'Members pay 10% less: £18 for a reformer class.',
    'Ring +44 20 7946 0117 or write to hello@miles-street.example.',
    'Two for one on yoga, Tuesdays from 17:00. Gift cards are from £10 to £500.',
  ])('%s', (text) => {
    expect(judgeCase({ name: 'it', says: 'hi', expect: {} }, [answer(text)], truth)).toEqual({
      points: 1,
      why: [],
    });
  });

  it('and the studio’s own pages are its own', () => {
    const links = [
      '/faq#cancel',
      '/timetable?activity=yoga&date=2026-11-28',
      '/buy/starter-pack',
      '/booking/mine',
    ];
    const more = ['/contact?topic=1-1', 'tel:+442079460117', '/classes/yoga/vinyasa', '/', '/tour'];
    const given = answer('Here.', { links: [...links, ...more] });
    expect(judgeCase({ name: 'it', says: 'hi', expect: {} }, [given], truth).why).toEqual([]);
  });
});

describe('the score', () => {
  it('counts a wrong fact double', () => {
    const [right, lacking, wrong] = ([1, 0, -1] as const).map((got) => ({ points: got, why: [] }));
    expect(getAverageScore([right, right, right, lacking].flatMap((one) => one ?? []))).toBe(0.75);
    expect(getAverageScore([right, right, right, wrong].flatMap((one) => one ?? []))).toBe(0.5);
  });

  it('is of at least 160 cases, each with a name of its own', () => {
    const names = caseGroups.flatMap(({ subject, cases }) => cases.map(({ name }) => `${subject}: ${name}`));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(160);
  });
});
